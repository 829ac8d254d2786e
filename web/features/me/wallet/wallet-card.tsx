import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Me } from '../../../../contract/accounts.ts';
import { Card } from '../../../../ui/card.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BillingFacts } from './billing-facts.tsx';
import { BusinessBilling } from './business-billing.tsx';
import type { WalletData } from './load-wallet.ts';
import { OwnCards } from './own-cards.tsx';
import './words.ts';

interface WalletCardProps extends WalletData {
  readonly me: Pick<Me, 'name' | 'address' | 'taxNumber'>;
}

/** How the renter pays, for themselves and for their company. */
export function WalletCard({ me, cards, cities, company, statements }: WalletCardProps) {
  const { t } = useTranslation('wallet');
  const [params] = useSearchParams();
  // An email about a statement leads to the company's side.
  const [part, setPart] = useState(params.get('wallet') === 'business' ? 'business' : 'personal');
  const missing = t('billing.missing');
  return (
    <Card title={t('title')}>
      <Tabs
        label={t('parts.label')}
        selectedId={part}
        onSelect={setPart}
        tabs={[
          {
            id: 'personal',
            label: t('parts.personal'),
            content: (
              <div className="grid gap-8">
                <OwnCards cards={cards} cities={cities} />
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
            content: <BusinessBilling company={company} statements={statements} />,
          },
        ]}
      />
    </Card>
  );
}
