import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { carPath } from '../../page/car-path.ts';
import { chooseCity } from '../trip/state/return-option.ts';
import { useSearch } from '../trip/state/use-search.ts';
import type { CarData } from './load-car.ts';
import { type Missing, searchStepFor } from './reserve-step.ts';

interface MissingHintProps {
  readonly car: CarData['car'];
  readonly missing: readonly [Missing, ...Missing[]];
}

/** What Reserve still waits for, and the way to it. */
export function MissingHint({ car, missing: [first] }: MissingHintProps) {
  const { t } = useTranslation('car');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="font-medium text-ink">{t(`reserve.missing.${first}`)}</p>
      <SearchLink car={car} missing={first}>
        {t(`reserve.set.${first}`)}
      </SearchLink>
    </div>
  );
}

interface SearchLinkProps {
  readonly car: CarData['car'];
  readonly missing: Missing;
  readonly children: string;
}

/** To one step of the search, in this car's city, and from there back to this car. */
export function SearchLink({ car, missing, children }: SearchLinkProps) {
  const { change } = useSearch();
  const origin = encodeURIComponent(carPath(car.id));
  return (
    <Link
      to={`/search?origin=${origin}&step=${searchStepFor(missing)}`}
      onClick={() => change((search) => chooseCity(search, car.city.id))}
      className="text-link text-sm"
    >
      {children}
    </Link>
  );
}
