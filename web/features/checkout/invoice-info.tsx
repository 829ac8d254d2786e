import { useTranslation } from 'react-i18next';
import type { Company } from '../../../contract/profile.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { CompanyBalance } from '../../../domain/policies/company-limit.ts';
import { Card } from '../../../ui/card.tsx';

interface InvoiceInfoProps {
  readonly company: Company;
  /** Where the company stands, when this booking would take it beyond its limit. */
  readonly overLimit: CompanyBalance | null;
}

/** In place of the cards when a company pays. */
export function InvoiceInfo({ company, overLimit }: InvoiceInfoProps) {
  const { t } = useTranslation('checkout');
  return (
    <Card title={t('payment.title')}>
      <p className="text-sm text-stone-700">
        <strong className="block font-strong text-ink">
          {t('payment.invoice', { company: company.name })}
        </strong>
        {t('payment.invoiceText')}
      </p>
      {overLimit && (
        <p role="alert" className="mt-3 text-sm font-medium text-error-600">
          {t('payment.overLimit', {
            company: company.name,
            open: formatMoney(overLimit.open),
            limit: formatMoney(overLimit.limit),
          })}
        </p>
      )}
    </Card>
  );
}
