import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BookingSummary } from '../../../../contract/bookings.ts';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { rentalDays } from '../../../../domain/trip.ts';
import { classes } from '../../../../ui/classes.ts';
import { RouteLine } from '../../../../ui/route-line.tsx';
import { carName } from '../../car/car-name.ts';
import { cardStyle } from '../../find/list/card-style.ts';
import { bookingPath } from '../data/booking-path.ts';
import { useStopWords } from '../data/use-stop-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { useMoneyWords } from './use-money-words.ts';

/** The name is the link and spreads over the whole card. */
export function BookingCard({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation('trips');
  const stops = useStopWords(booking);
  const said = useMoneyWords(booking);
  const { id, reference, status, city, money } = booking;
  const car = carName(booking.car);
  const days = rentalDays(
    { startsAt: instantFromIso(booking.startsAt), endsAt: instantFromIso(booking.endsAt) },
    city.timeZone,
  );
  return (
    <article
      className={classes(
        cardStyle,
        'transition hover:border-ink hover:shadow-[0_0_0_1px_var(--color-ink)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
      )}
    >
      <div className="studio-place relative aspect-video @min-[440px]:aspect-auto">
        <CarPicture booking={booking} />
      </div>
      <div className="grid content-between gap-5 px-5 pt-5 pb-5 @min-[640px]:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="grid">
            <h2 className="text-xl">
              <Link
                to={bookingPath(id)}
                aria-label={t('list.card', { car, reference })}
                className="outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {car}
              </Link>
            </h2>
            <p className="text-xs text-quiet figures">{t('list.reference', { reference })}</p>
            <p className="mt-1.5 text-sm figures">{said}</p>
          </div>
          {/* On the picture, at the same place on every card, until there is room beside every name. */}
          <span className="pointer-events-none absolute top-4 left-4 flex @min-[900px]:static">
            <StatusBadge status={status} money={money} />
          </span>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <RouteLine
            stops={(['delivery', 'return'] as const).map((end) => ({
              id: end,
              label: stops[end].label,
              title: stops[end].when,
              note: stops[end].where,
            }))}
          />
          <p className="flex w-full items-baseline justify-between gap-4 border-t border-hair pt-3 figures @min-[900px]:grid @min-[900px]:w-auto @min-[900px]:justify-items-end @min-[900px]:border-0 @min-[900px]:p-0">
            <span className="text-xs text-quiet">{t('list.total', { count: days })}</span>
            <span className="title text-2xl">{formatMoney(money.price)}</span>
          </p>
        </div>
      </div>
    </article>
  );
}

function CarPicture({ booking: { car } }: { booking: BookingSummary }) {
  const { t } = useTranslation('trips');
  const photo = car.photos[0];
  if (!photo) return null;
  return (
    <img
      src={photo.url}
      alt={t(photo.drawn ? 'list.drawing' : 'list.photo', { car: carName(car) })}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      className="min-h-0 w-full object-contain"
    />
  );
}
