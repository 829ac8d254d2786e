import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Star } from '../../../ui/star.tsx';
import { carPath } from '../../page/car-path.ts';
import { CarsLink } from '../price/cars-link.tsx';
import { carName } from './car-name.ts';
import { CategoryPin } from './category-pin.tsx';
import { ShareButton } from './share-button.tsx';

interface HeadingProps {
  readonly car: CarDetail;
  readonly showsRating: boolean;
}

export function Heading({ car, showsRating }: HeadingProps) {
  const { t } = useTranslation(['car', 'fleet']);
  const name = carName(car);
  const { category, year, city } = car;
  return (
    <div className="pb-5 wide:pb-6">
      <div className="flex items-center justify-between gap-4">
        <CarsLink
          cityId={city.id}
          className="-ml-1.5 inline-flex min-h-target items-center gap-1.5 text-sm font-medium hover:underline hover:underline-offset-4"
        >
          <Icon name="back" className="size-5 stroke-2" />
          {t('allCars', { city: city.name })}
        </CarsLink>
        <ShareButton title={t('title', { name, city: city.name })} path={carPath(car.id)} />
      </div>
      <h1 className="text-4xl tracking-display text-balance">{name}</h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
        <p className="flex items-center gap-2">
          <CategoryPin category={category} />
          {t('fleet:card.kind', { name: t(`fleet:categories.${category}`), year })}
        </p>
        {showsRating && car.rating && <RatingLink rating={car.rating} />}
      </div>
    </div>
  );
}

function RatingLink({ rating }: { rating: NonNullable<CarDetail['rating']> }) {
  const { t } = useTranslation('car');
  const average = rating.average.toFixed(1);
  const reviews = t('reviewsLink', { count: rating.count });
  return (
    <a
      href="#reviews"
      aria-label={t('rating', { average, reviews })}
      className="flex min-h-target items-center gap-1.5 figures hover:underline hover:underline-offset-4"
    >
      <Star className="size-3.5 fill-ink" />
      <span className="font-strong">{average}</span>
      <span className="text-quiet">({reviews})</span>
    </a>
  );
}
