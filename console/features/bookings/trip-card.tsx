import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';

/** Where, with what, and what it is made of. */
export function TripCard({ desk: { booking } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('bookings');
  const { delivery, driverNote, drivers, lines, days, total, replaced } = booking;
  const people = drivers.additional.map(({ name, email }) => name ?? email ?? '').filter(Boolean);
  const facts: (readonly [string, string])[] = [
    [t('trip.delivery'), delivery.name],
    [t('trip.return'), booking.return.name],
    [t('trip.note'), driverNote ?? t('trip.noNote')],
    ...(people.length > 0 ? [[t('trip.drivers'), people.join(', ')] as const] : []),
  ];
  return (
    <Card title={t('trip.title')}>
      <FactList layout="pairs" facts={facts} />
      {replaced && (
        <p className="mt-3 text-quiet">
          {t('trip.replaced', { car: `${replaced.brand} ${replaced.model}` })}
        </p>
      )}
      <dl className="mt-5 border-t border-hair pt-2 figures">
        {lines.map((line) => (
          <div key={`${line.kind}-${line.ref}`} className="flex justify-between gap-4 py-1.5">
            <dt>{line.label ?? t(`trip.lines.${line.kind}`)}</dt>
            <dd className="whitespace-nowrap">{formatMoney(line.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hair py-2.5 font-strong">
          <dt>
            {t('trip.total')}, {t('trip.days', { count: days })}
          </dt>
          <dd className="whitespace-nowrap">{formatMoney(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
