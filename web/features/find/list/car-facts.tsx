import { useTranslation } from 'react-i18next';
import { kindsOf } from '../../../../domain/car-kinds.ts';
import { distanceUnit } from '../../../../domain/distance-unit.ts';
import { Star } from '../../../../ui/star.tsx';
import { CategoryPin } from '../../car/category-pin.tsx';
import { propulsionWord } from '../../car/propulsion-word.ts';
import type { ListedCar } from '../data/list-data.ts';
import { valueWords } from '../data/value-words.ts';

interface CarFactsProps {
  readonly car: ListedCar;
  readonly countryCode: string;
  readonly showsReviews: boolean;
}

/** Everything there is to know at a glance, below name and price. */
export function CarFacts({ car, countryCode, showsReviews }: CarFactsProps) {
  const { t } = useTranslation('fleet');
  const { dailyMileageLimit: count } = car;
  const unit = t(`card.${distanceUnit(countryCode)}`);
  const facts = [
    t('card.seats', { count: car.seats }),
    t('card.doors', { count: car.doors }),
    t(`transmissions.${car.transmission}`),
    t(propulsionWord(car.propulsionType, countryCode)),
    t('card.luggages', { count: car.luggages }),
    // What holds for all others is said above the list.
    ...(count === null ? [] : [t('card.limited', { count, unit })]),
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm @min-[640px]:col-span-2">
      {/* Each fact brings the dash before it; at the start of a line it is cut off. */}
      <ul className="-ml-4 flex flex-wrap text-quiet [clip-path:inset(0_0_0_16px)]">
        {facts.map((fact) => (
          <li
            key={fact}
            className="relative pl-4 before:absolute before:top-3 before:left-[5px] before:h-[1.5px] before:w-1.5 before:bg-stone-400"
          >
            {fact}
          </li>
        ))}
      </ul>
      {showsReviews && <Rating rating={car.rating} />}
    </div>
  );
}

/** Its category, and what kind of car it is besides. */
export function CarKind({ car, countryCode }: Pick<CarFactsProps, 'car' | 'countryCode'>) {
  const { t } = useTranslation('fleet');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="flex items-center gap-2">
        <CategoryPin category={car.category} />
        {t('card.kind', { name: t(`categories.${car.category}`), year: car.year })}
      </p>
      <KindTags car={car} countryCode={countryCode} />
    </div>
  );
}

function KindTags({ car, countryCode }: Pick<CarFactsProps, 'car' | 'countryCode'>) {
  const { t } = useTranslation('fleet');
  const words = valueWords(t, countryCode);
  const tags = kindsOf(car).filter(({ value }) => value !== car.category);
  if (tags.length === 0) return null;
  return (
    <ul className="flex gap-1.5">
      {tags.map(({ value }) => (
        <li key={value} className="rounded-full bg-stone-100 px-2.5 py-0.5 text-xs font-medium">
          {words.kind(value)}
        </li>
      ))}
    </ul>
  );
}

function Rating({ rating }: { rating: ListedCar['rating'] }) {
  const { t } = useTranslation('fleet');
  if (!rating) return <p className="text-quiet @min-[640px]:ml-auto">{t('card.noReviews')}</p>;
  const { average, count } = rating;
  return (
    <p className="flex items-center gap-1.5 figures @min-[640px]:ml-auto">
      <Star className="size-3.5 fill-current" />
      <span className="sr-only">
        {t('card.rating', { average })} {t('card.reviews', { count })}
      </span>
      <span aria-hidden="true">
        <span className="font-strong">{average}</span> <span className="text-quiet">({count})</span>
      </span>
    </p>
  );
}
