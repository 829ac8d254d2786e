import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { cutOutUrl } from '../../../../contract/pictures.ts';
import { carName } from '../../car/car-name.ts';

type Car = Booking['car'];

interface LitCarProps {
  readonly car: Car;
  readonly className: string;
  readonly pictureClassName: string;
  /** Shown where the car has no such drawing. */
  readonly otherwise: ReactNode;
}

/**
 * The car alone. A dark one would be lost on the black card, so a lamp shines behind it. Where the
 * route lies below it, the wheels stand on it: so much of the drawing is the ground under them.
 */
export function LitCar({ car, className, pictureClassName, otherwise }: LitCarProps) {
  const { t } = useTranslation('trips');
  // Without its studio, where the car is one of our drawings.
  const cutOut = car.photos.map(cutOutUrl).find((url) => url !== null);
  if (!cutOut) return otherwise;
  return (
    <div
      className={`bg-[radial-gradient(closest-side,var(--color-night-glow),transparent)] print:hidden ${className}`}
    >
      <img
        src={cutOut}
        alt={t('page.drawing', { car: carName(car) })}
        width="640"
        height="266"
        className={`h-auto w-full tablet:translate-y-[8.5%] ${pictureClassName}`}
      />
    </div>
  );
}
