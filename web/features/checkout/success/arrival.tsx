import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatDay, formatTime } from '../../../../domain/format-city-time.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { dateOf } from '../../bookings/data/stop-words.ts';
import { KeyRoute } from '../../bookings/standing/key-route.tsx';
import { LitCar } from '../../bookings/standing/lit-car.tsx';
import { useMoneyWords } from '../../bookings/standing/use-money-words.ts';
import { carName } from '../../car/car-name.ts';

interface ArrivalProps {
  readonly booking: Booking;
  readonly email: string;
}

/** The moment: the car rolls up to the door, on the line that has been there all the way. */
export function Arrival({ booking, email }: ArrivalProps) {
  const { t } = useTranslation('success');
  const said = useMoneyWords(booking);
  const { car, city, delivery, reference, startsAt, createdAt } = booking;
  const local = toCityTime(instantFromIso(startsAt), city.timeZone);
  return (
    <section
      aria-labelledby="success-title"
      className="overflow-hidden rounded-sheet bg-night px-6 pt-8 pb-8 text-inverse-quiet tablet:px-10 tablet:pt-12 tablet:pb-10 print:rounded-none print:bg-transparent print:p-0 print:text-ink"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-strong text-on-night print:text-ink">
        <span className="grid size-6 place-items-center rounded-full bg-moss-500 text-paper print:hidden">
          <Icon name="check" className="size-4 stroke-3" />
        </span>
        <span>{t('booked')}</span>
        <span className="font-[400] figures">{said}</span>
      </p>
      <h1
        id="success-title"
        className="mt-3 text-3xl tracking-display text-on-night tablet:text-4xl print:text-ink"
      >
        {t('title', { day: formatDay(local) })}
      </h1>
      <p className="mt-3 max-w-[34em] text-base wrap-anywhere figures">
        <Unbroken>
          {t('text', {
            car: carName(car),
            address: delivery.name,
            time: formatTime(local),
            email,
          })}
        </Unbroken>
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 figures tablet:gap-x-10 print:mb-8">
        <div>
          <dt className="text-xs">{t('reference')}</dt>
          <dd className="title text-lg tracking-[.04em] text-on-night tablet:text-xl print:text-ink">
            {reference}
          </dd>
        </div>
        <div>
          <dt className="text-xs">{t('bookedOn')}</dt>
          <dd className="title text-lg text-on-night tablet:text-xl print:text-ink">
            {dateOf(createdAt, city)}
          </dd>
        </div>
      </dl>
      <LitCar
        car={car}
        className="mx-auto mt-2 max-w-130 tablet:-mb-2"
        pictureClassName="animate-arrive"
        otherwise={<div className="h-8" />}
      />
      <KeyRoute booking={booking} />
    </section>
  );
}
