import { useTranslation } from 'react-i18next';
import type { Company } from '../../../../contract/profile.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { BillingFacts } from './billing-facts.tsx';
import type { WalletData } from './load-wallet.ts';
import { NoCards } from './no-cards.tsx';
import { Statements } from './statements/statements.tsx';

interface BusinessBillingProps {
  readonly company: Company | null;
  readonly statements: WalletData['statements'];
}

/** A company pays by invoice: there is nothing to add. Whoever administers it sees and pays its statements. */
export function BusinessBilling({ company, statements }: BusinessBillingProps) {
  const { t } = useTranslation('wallet');
  if (!company) return <NoCards title={t('business.none')} text={t('business.noneText')} />;
  const open = company.balances
    .filter((balance) => balance.open.amount > 0)
    .map((balance) =>
      t('business.openOf', {
        open: formatMoney(balance.open),
        limit: formatMoney(balance.limit),
      }),
    )
    .join(', ');
  return (
    <div className="grid gap-8">
      <div>
        <h3 className="text-base">{t('business.invoice')}</h3>
        <p className="mt-1 text-sm text-quiet">
          {t('business.invoiceText', { company: company.name })}
        </p>
      </div>
      <BillingFacts
        facts={[
          [t('billing.company'), company.name],
          [t('billing.address'), company.address],
          [t('billing.vat'), company.vat],
          [t('business.open'), open || t('business.nothingOpen')],
        ]}
      />
      {company.isAdministrator && <Statements company={company} statements={statements} />}
    </div>
  );
}
