import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { splitByCredit } from '../../../../domain/pricing.ts';
import { useCardName } from '../../bookings/data/use-card-name.ts';
import { NamedFacts } from '../../bookings/standing/named-facts.tsx';

export function PaymentDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('success');
  const { company, total } = booking;
  const paid = usePaidFacts(booking);
  const facts: [string, string][] = company
    ? [
        [t('payment.company'), company.name],
        [t('payment.billing'), `${company.address}, ${t('payment.vat', { vat: company.vat })}`],
        [t('payment.amount'), formatMoney(total)],
      ]
    : paid;
  return <NamedFacts id="payment-title" title={t('payment.title')} facts={facts} />;
}

/** By card, with credit, or with both: each with its amount, and that nothing is left to pay. */
function usePaidFacts(booking: Booking): [string, string][] {
  const { t } = useTranslation('success');
  const card = useCardName()(booking.paidWith ?? booking.paymentMethod);
  const { rental, credit } = splitByCredit(booking);
  if (credit.amount === 0) {
    return [
      [t('payment.with'), card],
      [t('payment.amount'), formatMoney(rental)],
    ];
  }
  const byCard: [string, string] = [t('payment.fromCard', { card }), formatMoney(booking.total)];
  return [
    [t('payment.amount'), formatMoney(rental)],
    [t('payment.credit'), formatMoney(credit)],
    ...(booking.total.amount > 0 ? [byCard] : []),
    [t('payment.left'), t('payment.nothing')],
  ];
}
