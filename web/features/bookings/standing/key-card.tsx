import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { carName } from '../../car/car-name.ts';
import { propulsionWord } from '../../car/propulsion-word.ts';
import { dateOf } from '../data/stop-words.ts';
import { KeyRoute } from './key-route.tsx';
import { LitCar } from './lit-car.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useMoneyWords } from './use-money-words.ts';

interface KeyCardProps {
  readonly booking: Booking;
  /** The way to other dates and addresses, as long as there is one. */
  readonly change: ReactNode;
}

/** The booking as a key card: what it is, where it stands, from door to door. */
export function KeyCard({ booking, change }: KeyCardProps) {
  const { t } = useTranslation('trips');
  const said = useMoneyWords(booking);
  const { reference, status, createdAt, car, city, money } = booking;
  return (
    <section
      aria-labelledby="booking-title"
      className="overflow-hidden rounded-sheet bg-night px-6 pt-8 pb-6 text-inverse-quiet tablet:px-10 tablet:pt-12 tablet:pb-8 print:rounded-none print:bg-transparent print:px-0 print:text-ink"
    >
      <div className="tablet:grid tablet:grid-cols-[minmax(0,1fr)_46%] tablet:items-end tablet:gap-6">
        <div className="pb-6 tablet:pb-9">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-on-night figures print:text-ink">
            {/* The line around it is for black badges, on a card as black. */}
            <span className="inline-flex rounded-full shadow-[0_0_0_1.5px_var(--color-night-line)] print:shadow-none">
              <StatusBadge status={status} money={money} />
            </span>
            {said}
          </p>
          <h1 id="booking-title" className="mt-3 font-[400] tracking-title">
            <span className="block text-lg">{t('page.booking')}</span>{' '}
            <span className="block text-4xl font-[680] tracking-display text-on-night figures print:text-ink">
              {reference}
            </span>
          </h1>
          <p className="mt-2 text-sm figures">
            {t('page.bookedOn', { date: dateOf(createdAt, city) })}
          </p>
          <CarSummary booking={booking} />
        </div>
        <LitCar
          car={car}
          className="relative -mx-6 flex items-end justify-center px-6 tablet:mx-0 tablet:px-0"
          pictureClassName="relative z-1 -mb-2 max-w-105 tablet:max-w-none"
          otherwise={<FirstPhoto car={car} />}
        />
      </div>
      <KeyRoute booking={booking} />
      <div className="mt-4 flex flex-wrap gap-x-6 text-sm text-on-night print:hidden">
        {change}
        <BookingFiles booking={booking} />
      </div>
    </section>
  );
}

function CarSummary({ booking: { car, city, days } }: { booking: Booking }) {
  const { t } = useTranslation(['trips', 'fleet']);
  const propulsion = propulsionWord(car.propulsionType, city.countryCode);
  return (
    <p className="text-sm">
      <span className="font-strong text-on-night print:text-ink">
        {t('page.car', { car: carName(car), count: days })}
      </span>
      <span className="block">
        {[
          t(`fleet:categories.${car.category}`),
          t('fleet:card.seats', { count: car.seats }),
          t(`fleet:transmissions.${car.transmission}`),
          t(`fleet:${propulsion}`),
        ].join(' · ')}
      </span>
    </p>
  );
}

function FirstPhoto({ car }: { car: Booking['car'] }) {
  const photo = car.photos[0];
  if (!photo) return null;
  return (
    <img
      src={photo.url}
      alt={carName(car)}
      width={photo.width}
      height={photo.height}
      className="mb-9 aspect-[16/9] w-full rounded-card bg-studio-wall object-contain print:hidden"
    />
  );
}

/** Plain links: the files come from the API, not from a page. */
function BookingFiles({ booking: { id, status, invoices } }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const isAhead = statusDisplay[status].tab === 'current';
  return (
    <>
      {isAhead && (
        <a className="text-link" href={`/api/bookings/${id}/calendar.ics`} download>
          {t('page.calendar')}
        </a>
      )}
      {invoices.length > 0 && (
        <a className="text-link" href={`/api/bookings/${id}/receipt.pdf`} download>
          {t('page.invoices')}
        </a>
      )}
      <button type="button" className="text-link max-tablet:hidden" onClick={() => window.print()}>
        {t('page.print')}
      </button>
    </>
  );
}
