import { useTranslation } from 'react-i18next';
import { searchPolicy } from '../../../../domain/policy-constants.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ListedCar } from '../data/list-data.ts';
import { CarCard } from './car-card.tsx';
import { cardStyle, pictureStyle, textStyle } from './card-style.ts';

interface CarListProps {
  readonly cars: readonly ListedCar[];
  readonly countryCode: string;
  readonly days: number;
  readonly showsReviews: boolean;
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
}

const carsInSight = 2;

export function CarList({ cars, activeId, onActivate, ...shared }: CarListProps) {
  const { t } = useTranslation('fleet');
  return (
    <ol aria-label={t('list.label')} className="grid gap-3">
      {cars.map((car, index) => (
        <li key={car.id} className="@container">
          <CarCard
            {...shared}
            car={car}
            isFirst={index < carsInSight}
            isActive={car.id === activeId}
            onActivate={(isActive) => onActivate(isActive ? car.id : null)}
          />
        </li>
      ))}
    </ol>
  );
}

/** As many places as a page has, each the size of a card. */
export function CarListSkeleton() {
  const places = Array.from({ length: searchPolicy.pageSize }, (_, place) => place);
  return (
    <ol aria-hidden="true" className="grid gap-3">
      {places.map((place) => (
        <li key={place} className="@container">
          <div className={cardStyle}>
            <div className={pictureStyle}>
              <Skeleton className="absolute inset-x-[11%] bottom-[10%] h-[34%] rounded-[60px_80px_16px_16px] bg-stone-200" />
            </div>
            <div className={textStyle}>
              <div className="grid gap-2">
                <Skeleton className="my-1 h-5.5 w-2/5" />
                <Skeleton className="my-1 h-4 w-3/5" />
              </div>
              <div className="grid content-center gap-2 @max-[640px]:order-last @min-[640px]:justify-items-end">
                <Skeleton className="h-8 w-32" />
                <Skeleton className="h-4 w-40 @max-[640px]:hidden" />
              </div>
              <Skeleton className="my-1 h-4 w-4/5 @min-[640px]:col-span-2" />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
