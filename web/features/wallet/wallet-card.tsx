import { useTranslation } from 'react-i18next';
import type { Me } from '../../../contract/accounts.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { Money } from '../../../domain/money.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BillingFacts } from './billing-facts.tsx';
import { BusinessPart } from './business-part.tsx';
import type { WalletData } from './load-wallet.ts';
import { OwnCards } from './own-cards.tsx';
import './words.ts';

interface WalletCardProps extends WalletData {
  readonly me: Pick<Me, 'name' | 'address' | 'taxNumber'>;
  /** What is left in each currency; left out where the page shows it elsewhere. */
  readonly credit?: readonly Money[];
}

/** How the renter pays, for themselves and for their company. */
export function WalletCard({ me, cards, company, credit }: WalletCardProps) {
  const { t } = useTranslation('wallet');
  const missing = t('billing.missing');
  return (
    <Card title={t('title')}>
      <Tabs
        label={t('parts.label')}
        tabs={[
          {
            id: 'personal',
            label: t('parts.personal'),
            content: (
              <div className="grid gap-8">
                <OwnCards cards={cards} />
                {credit && <CreditLine credit={credit} />}
                <BillingFacts
                  facts={[
                    [t('billing.name'), me.name],
                    [t('billing.address'), me.address ?? missing],
                    [t('billing.taxNumber'), me.taxNumber ?? missing],
                  ]}
                />
              </div>
            ),
          },
          {
            id: 'business',
            label: t('parts.business'),
            content: <BusinessPart company={company} />,
          },
        ]}
      />
    </Card>
  );
}

function CreditLine({ credit }: { credit: readonly Money[] }) {
  const { t } = useTranslation('wallet');
  const left = credit.filter(({ amount }) => amount > 0);
  return (
    <div>
      <h3 className="text-base">{t('credit.title')}</h3>
      <p className="mt-1 text-sm text-quiet">
        {left.length > 0 ? (
          <>
            <strong className="font-strong text-ink figures">
              {left.map(formatMoney).join(' · ')}
            </strong>{' '}
            {t('credit.use')}
          </>
        ) : (
          t('credit.none')
        )}
      </p>
    </div>
  );
}
