import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

/** In place of the cards when a company pays. */
export function InvoiceInfo({ companyName }: { companyName: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Card title={t('payment.title')}>
      <p className="text-sm text-stone-700">
        <strong className="block font-strong text-ink">
          {t('payment.invoice', { company: companyName })}
        </strong>
        {t('payment.invoiceText')}
      </p>
    </Card>
  );
}
