import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { useCardName } from '../../bookings/data/use-card-name.ts';
import { NamedFacts } from '../../bookings/standing/named-facts.tsx';

export function PaymentDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('success');
  const card = useCardName(booking);
  const { company, charged, total } = booking;
  const facts: [string, string][] = company
    ? [
        [t('payment.company'), company.name],
        [t('payment.billing'), `${company.address}, ${t('payment.vat', { vat: company.vat })}`],
        [t('payment.amount'), formatMoney(total)],
      ]
    : [
        [t('payment.with'), charged.amount > 0 ? card : t('payment.credit')],
        [t('payment.amount'), formatMoney(total)],
      ];
  return <NamedFacts id="payment-title" title={t('payment.title')} facts={facts} />;
}
