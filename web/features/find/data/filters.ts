import {
  type CarFilter,
  type CarFilters,
  carFilters,
  type FilterName,
  filterNames,
  mostValues,
} from '../../../../domain/car-filters.ts';
import { wholeNumber } from './whole-number.ts';

export type Sort = 'asc' | 'desc';

/** Reads any query: what is unknown or absurd is dropped or brought within its limits. */
export function readFilters(query: URLSearchParams): CarFilters {
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, readFilter(carFilters[name], query.getAll(name))]),
  ) as CarFilters;
  const { minYear, maxYear } = filters;
  const isReversed = minYear !== null && maxYear !== null && minYear > maxYear;
  return isReversed ? { ...filters, minYear: maxYear, maxYear: minYear } : filters;
}

function readFilter(
  filter: CarFilter,
  texts: readonly string[],
): CarFilters[FilterName] | readonly string[] {
  switch (filter.kind) {
    case 'oneOf':
    case 'allOf':
      return filter.values.filter((value) => texts.includes(value));
    case 'numbers':
      return filter.values.filter((value) => texts.includes(String(value)));
    case 'texts': {
      const named = texts.filter((text) => text && text.length <= filter.longest);
      return [...new Set(named)].sort().slice(0, mostValues);
    }
    case 'flag':
      return texts[0] === 'true';
    case 'atLeast':
    case 'atMost':
      return wholeNumber(texts[0] ?? null, filter.least, filter.most);
  }
}

export const noFilters = readFilters(new URLSearchParams());

/** The filters that narrow the list, as the address and the API name them. */
export function filterQuery(filters: CarFilters): Partial<Record<FilterName, string | string[]>> {
  const narrowing = filterNames.filter((name) => valuesOf(filters, name).length > 0);
  return Object.fromEntries(
    narrowing.map((name) => {
      const texts = valuesOf(filters, name).map(String);
      return [name, Array.isArray(filters[name]) ? texts : texts.join()];
    }),
  );
}

/** For the badge: each chosen value counts, and each range as one. */
export function countFilters(filters: CarFilters): number {
  const values = filterNames.flatMap((name) => {
    const { kind, fields } = carFilters[name];
    const isRange = kind === 'numbers' || kind === 'atLeast' || kind === 'atMost';
    return valuesOf(filters, name).map((value) => (isRange ? fields[0] : `${name} ${value}`));
  });
  return new Set(values).size;
}

/** Nothing chosen is an empty list, false or null. */
function valuesOf(filters: CarFilters, name: FilterName): (string | number | boolean)[] {
  return [filters[name]].flat().filter((value) => value !== null && value !== false);
}

/** Only what the city has: a brand from another city's list would hide every car. */
export function keepOffered(
  filters: CarFilters,
  offered: { readonly brands: readonly string[] },
): CarFilters {
  return { ...filters, brand: filters.brand.filter((brand) => offered.brands.includes(brand)) };
}
