import type { TFunction } from 'i18next';
import {
  type CarFilters,
  carFilters,
  type FilterName,
  filterNames,
} from '../../../../domain/car-filters.ts';
import { leastOf, valuesFrom } from './at-least.ts';
import { valueWords } from './value-words.ts';

export interface ActiveFilter {
  readonly label: string;
  /** What to choose so that this one is gone and the others stay. */
  readonly without: Partial<CarFilters>;
}

/** Everything that narrows the list, each by its name. A filter that is forgotten here does not compile. */
export function activeFilters(
  filters: CarFilters,
  t: TFunction<'fleet'>,
  countryCode: string,
): ActiveFilter[] {
  const words = valueWords(t, countryCode);
  /** One entry for each value of a list. */
  function each<Value>(
    chosen: readonly Value[],
    word: (value: Value) => string,
    keep: (rest: readonly Value[]) => Partial<CarFilters>,
  ): ActiveFilter[] {
    return chosen.map((value) => ({
      label: word(value),
      without: keep(chosen.filter((other) => other !== value)),
    }));
  }
  const isFrom = (name: 'seats' | 'doors') => {
    const chosen = filters[name];
    const least = leastOf(chosen);
    return (
      chosen.length > 1 && String(chosen) === String(valuesFrom(least, carFilters[name].values))
    );
  };
  const entries: Readonly<Record<FilterName, () => ActiveFilter[]>> = {
    propulsionType: () =>
      each(filters.propulsionType, words.propulsionType, (propulsionType) => ({ propulsionType })),
    transmission: () =>
      each(filters.transmission, words.transmission, (transmission) => ({ transmission })),
    seats: () =>
      isFrom('seats')
        ? [
            {
              label: t('filter.seatsFrom', { count: leastOf(filters.seats) }),
              without: { seats: [] },
            },
          ]
        : each(filters.seats, words.seats, (seats) => ({ seats })),
    doors: () =>
      isFrom('doors')
        ? [
            {
              label: t('filter.doorsFrom', { count: leastOf(filters.doors) }),
              without: { doors: [] },
            },
          ]
        : each(
            filters.doors,
            (count) => t('card.doors', { count }),
            (doors) => ({ doors }),
          ),
    category: () => each(filters.category, words.kind, (category) => ({ category })),
    brand: () => each(filters.brand, words.brand, (brand) => ({ brand })),
    feature: () => each(filters.feature, words.feature, (feature) => ({ feature })),
    greenVehicle: () =>
      filters.greenVehicle ? [{ label: t('filter.green'), without: { greenVehicle: false } }] : [],
    minYear: () =>
      filters.minYear === null
        ? []
        : [{ label: t('filter.yearFrom', { year: filters.minYear }), without: { minYear: null } }],
    maxYear: () =>
      filters.maxYear === null
        ? []
        : [{ label: t('filter.yearTo', { year: filters.maxYear }), without: { maxYear: null } }],
  };
  return filterNames.flatMap((name) => entries[name]());
}
