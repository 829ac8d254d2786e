import { useTranslation } from 'react-i18next';
import type { ListedCar } from '../data/list-data.ts';

interface CarPriceProps {
  readonly car: ListedCar;
  readonly days: number;
}

/** The total for the trip is the largest figure; nothing is added to it later unasked. */
export function CarPrice({ car, days }: CarPriceProps) {
  const { t } = useTranslation('fleet');
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 figures @max-[640px]:order-last @min-[640px]:flex-col @min-[640px]:items-end">
      <span className="sr-only">{t('card.total')}</span>
      <span className="title text-2xl leading-tight">{car.total}</span>
      <span className="text-sm whitespace-nowrap text-quiet">
        {t('card.perDay', { price: car.perDay, count: days })}
      </span>
    </p>
  );
}
