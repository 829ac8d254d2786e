import { useTranslation } from 'react-i18next';
import { kindsOf } from '../../../../domain/car-kinds.ts';
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

export function CarFacts({ car, countryCode, showsReviews }: CarFactsProps) {
  const { t } = useTranslation('fleet');
  const facts = [
    t('card.seats', { count: car.seats }),
    t('card.doors', { count: car.doors }),
    t(`transmissions.${car.transmission}`),
    t(propulsionWord(car.propulsionType, countryCode)),
    t('card.luggages', { count: car.luggages }),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p className="flex items-center gap-2">
          <CategoryPin category={car.category} />
          {t('card.kind', { name: t(`categories.${car.category}`), year: car.year })}
        </p>
        <KindTags car={car} countryCode={countryCode} />
        {showsReviews && <Rating rating={car.rating} />}
      </div>
      {/* Each fact brings the dash before it; at the start of a line it is cut off. */}
      <ul className="-ml-4 flex flex-wrap text-sm text-quiet [clip-path:inset(0_0_0_16px)]">
        {facts.map((fact) => (
          <li
            key={fact}
            className="relative pl-4 before:absolute before:top-3 before:left-[5px] before:h-[1.5px] before:w-1.5 before:bg-stone-400"
          >
            {fact}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What kind of car it is besides its category. */
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
  if (!rating) return <p className="ml-auto text-quiet">{t('card.noReviews')}</p>;
  const { average, count } = rating;
  return (
    <p className="ml-auto flex items-center gap-1.5 figures">
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
