import { useTranslation } from 'react-i18next';
import type { ListedCar } from '../data/list-data.ts';

interface CarPriceProps {
  readonly car: ListedCar;
  readonly countryCode: string;
  readonly days: number;
}

/** The total for the trip is the largest figure; nothing is added to it later unasked. */
export function CarPrice({ car, countryCode, days }: CarPriceProps) {
  const { t } = useTranslation('fleet');
  return (
    <div className="mt-2 flex flex-col-reverse gap-1 self-end border-t border-hair pt-4 @min-[640px]:mt-0 @min-[640px]:flex-row @min-[640px]:items-end @min-[640px]:justify-between @min-[640px]:gap-6">
      <p className="text-xs font-medium text-moss-600 @min-[640px]:max-w-[15em]">
        {t('card.included')} <Mileage limit={car.dailyMileageLimit} countryCode={countryCode} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 figures @min-[640px]:flex-col @min-[640px]:items-end">
        <span className="sr-only">{t('card.total')}</span>
        <span className="title text-2xl leading-tight">{car.total}</span>
        <span className="text-sm whitespace-nowrap text-quiet">
          {t('card.perDay', { price: car.perDay, count: days })}
        </span>
      </p>
    </div>
  );
}

function Mileage({ limit, countryCode }: { limit: number | null; countryCode: string }) {
  const { t } = useTranslation('fleet');
  const unit = t(countryCode === 'US' ? 'card.miles' : 'card.kilometres');
  return limit === null ? t('card.unlimited', { unit }) : t('card.limited', { count: limit, unit });
}
