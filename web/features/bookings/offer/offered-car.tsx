import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import type { CarOffer } from '../../../../contract/car-offers.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { CarPhoto } from '../../../../ui/car-photo.tsx';
import { classes } from '../../../../ui/classes.ts';
import { carName } from '../../car/car-name.ts';
import { propulsionWord } from '../../car/propulsion-word.ts';

interface OfferedCarProps {
  readonly booking: Booking;
  readonly car: CarOffer['booked'];
  /** Of a car that can come; the one booked has nothing to compare. */
  readonly offered?: CarOffer['cars'][number];
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

/** A car of the offer: the one that cannot come is grey and small, what is more in the others is green. */
export function OfferedCar({ booking, car, offered, isFirst, children }: OfferedCarProps) {
  const { t } = useTranslation(['trips', 'fleet']);
  const { city, days, money } = booking;
  const [photo] = car.photos;
  const isGone = offered === undefined;
  const more = (count: number, booked: number) =>
    classes(!isGone && count > booked && 'font-strong text-moss-600');
  return (
    <article
      aria-label={carName(car)}
      className={classes(
        'grid overflow-hidden rounded-card bg-card',
        isFirst ? 'border-2 border-ink' : 'border border-hair',
        isGone && 'max-tablet:grid-cols-[132px_minmax(0,1fr)]',
        !isGone && 'grid-rows-[auto_1fr]',
      )}
    >
      <div className={classes('grid content-center bg-studio-wall', !isGone && 'aspect-video')}>
        {photo && (
          <CarPhoto
            src={photo.url}
            alt=""
            sizes="(min-width: 928px) 360px, 100vw"
            className={classes('size-full object-contain', isGone && 'opacity-40 grayscale')}
          />
        )}
      </div>
      <div
        className={classes(
          'grid content-start gap-1 text-sm text-stone-700 figures',
          isGone ? 'px-4 py-3 tablet:p-5' : 'p-5',
        )}
      >
        <h2 className={classes('text-xl', isGone ? 'text-quiet line-through' : 'text-ink')}>
          {carName(car)}
        </h2>
        {isGone && <p className="sr-only">{t('offer.booked')}</p>}
        <p>
          {t(`fleet:categories.${car.category}`)},{' '}
          {t(`fleet:${propulsionWord(car.propulsionType, city.countryCode)}`).toLowerCase()}
        </p>
        <p>
          <span className={more(car.seats, booking.car.seats)}>
            {t('offer.seats', { count: car.seats })}
          </span>
          ,{' '}
          <span className={more(car.luggages, booking.car.luggages)}>
            {t('offer.luggage', { count: car.luggages })}
          </span>
        </p>
        <p>
          {t('offer.price', { amount: formatMoney(money.price), count: days })}
          {offered && offered.saved.amount > 0 && (
            <>
              {', '}
              <span className="font-strong text-moss-600">
                {t('offer.saved', { amount: formatMoney(offered.saved) })}
              </span>
            </>
          )}
        </p>
        {offered?.isBetter && <p>{t('offer.better')}</p>}
        {children}
      </div>
    </article>
  );
}
