import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../contract/bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { useCardName } from '../trips/use-card-name.ts';

export function PaymentDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('success');
  const card = useCardName(booking);
  const { company, charged, total } = booking;
  const pairs: [string, string][] = company
    ? [
        [t('payment.company'), company.name],
        [t('payment.billing'), `${company.address}, ${t('payment.vat', { vat: company.vat })}`],
        [t('payment.amount'), formatMoney(total)],
      ]
    : [
        [t('payment.with'), charged.amount > 0 ? card : t('payment.credit')],
        [t('payment.amount'), formatMoney(total)],
      ];
  return (
    <section aria-labelledby="payment-title" className="border-t border-hair pt-10">
      <h2 id="payment-title" className="mb-5 text-2xl">
        {t('payment.title')}
      </h2>
      <dl className="grid gap-x-10 gap-y-4 text-sm figures tablet:flex tablet:flex-wrap">
        {pairs.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
