import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { groupOfStatus } from '../../../domain/booking-groups.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { firstName } from '../../shell/first-name.ts';
import { StatusBadge } from './status-badge.tsx';

/** Which booking this is, from door to door. */
export function KeyCard({ desk: { booking, car, renter } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  const { status, reference, startsAt, endsAt, delivery } = booking;
  const group = groupOfStatus(status);
  const isDelivered = group === 'out' || group === 'returned' || group === 'finished';
  const isReturned = group === 'returned' || group === 'finished';
  const name = `${booking.car.brand} ${booking.car.model}`;
  const [photo] = booking.car.photos;
  return (
    <section
      aria-labelledby="booking-title"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-end overflow-hidden rounded-sheet bg-night px-8 py-5 text-on-night"
    >
      <div>
        <p className="flex items-center gap-3 text-inverse-quiet">
          <StatusBadge status={status} />
          {t('key.trip', { renter: firstName(renter.name), count: Math.max(renter.trips, 1) })}
        </p>
        <h1 id="booking-title" className="mt-1.5 text-3xl tracking-display figures">
          {reference}
        </h1>
        <p className="text-inverse-quiet figures">
          {car.plate ? t('key.car', { car: name, plate: car.plate }) : name}
        </p>
      </div>
      {photo && (
        <CarPhoto
          src={photo.url}
          alt=""
          sizes="220px"
          width={220}
          height={124}
          className="h-24 w-auto rounded-card object-contain"
        />
      )}
      <ol className="relative col-span-2 mt-4 flex justify-between pt-5 text-xs text-inverse-quiet figures before:absolute before:inset-x-1.5 before:top-1.5 before:h-0.5 before:bg-signal-400">
        <Stop
          label={isDelivered ? t('key.delivered') : t('key.delivery')}
          at={moment(startsAt, timeZone)}
          place={delivery.name}
        />
        <Stop
          isEnd
          label={isReturned ? t('key.returned') : t('key.return')}
          at={moment(endsAt, timeZone)}
          place={booking.return.name}
        />
      </ol>
    </section>
  );
}

interface StopProps {
  readonly label: string;
  readonly at: string;
  readonly place: string;
  readonly isEnd?: boolean;
}

/** A full pin where the trip begins, a ring where it ends. */
function Stop({ label, at, place, isEnd = false }: StopProps) {
  return (
    <li className={isEnd ? 'max-w-[46%] text-right' : 'max-w-[46%]'}>
      <span
        aria-hidden="true"
        className={`absolute top-0 size-3.5 rounded-full border-[3.5px] border-signal-400 ${isEnd ? 'right-0 bg-night' : 'left-0 bg-signal-400 stays-filled'}`}
      />
      <span className="block">{label}</span>
      <strong className="block text-sm font-strong text-on-night">{at}</strong>
      <span className="block wrap-anywhere">{place}</span>
    </li>
  );
}
