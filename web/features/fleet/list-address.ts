import { choices } from './choices.ts';
import { type CarFilters, noFilters, type Sort } from './filters.ts';

/** What the URL of the list says. Everything else about a search is in the renter's cookie. */
export interface ListAddress {
  readonly filters: CarFilters;
  readonly sort: Sort;
  readonly page: number;
  /** On narrow screens the list or the map; on wide ones there is room for both. */
  readonly view: 'list' | 'map';
}

export const listPath = '/assets';
export const lastPage = 100_000;
const years = { least: 1990, most: 2100 };
const mostBrands = 30;
const longestBrand = 40;

/** Reads any query: what is unknown or absurd is dropped or brought within its limits. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const among = <Value extends string>(name: string, offered: readonly Value[]) =>
    offered.filter((value) => query.getAll(name).includes(value));
  const numbersAmong = (name: string, offered: readonly number[]) =>
    offered.filter((value) => query.getAll(name).includes(String(value)));
  const year = (name: string) => wholeNumber(query.get(name), years.least, years.most);

  return {
    filters: {
      propulsionType: among('propulsionType', choices.propulsionType),
      transmission: among('transmission', choices.transmission),
      seats: numbersAmong('seats', choices.seats),
      doors: numbersAmong('doors', choices.doors),
      category: among('category', [...choices.letter, ...choices.bodyType]),
      brand: brandsIn(query),
      feature: among('feature', choices.feature),
      greenVehicle: query.get('greenVehicle') === 'true',
      ...inOrder(year('minYear'), year('maxYear')),
    },
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
    page: wholeNumber(query.get('page'), 1, lastPage) ?? 1,
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The shortest address that reads back as the same: what is usual is not written. */
export function listAddress({ filters, sort, page, view }: ListAddress): string {
  const query = new URLSearchParams();
  for (const name of listed) {
    for (const value of filters[name]) query.append(name, String(value));
  }
  if (filters.greenVehicle) query.set('greenVehicle', 'true');
  if (filters.minYear !== null) query.set('minYear', String(filters.minYear));
  if (filters.maxYear !== null) query.set('maxYear', String(filters.maxYear));
  if (sort !== 'asc') query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (view !== 'list') query.set('view', view);
  return query.size === 0 ? listPath : `${listPath}?${query}`;
}

export const plainList: ListAddress = { filters: noFilters, sort: 'asc', page: 1, view: 'list' };

const listed = [
  'propulsionType',
  'transmission',
  'seats',
  'doors',
  'category',
  'brand',
  'feature',
] as const satisfies readonly (keyof CarFilters)[];

function brandsIn(query: URLSearchParams): readonly string[] {
  const named = query.getAll('brand').filter((brand) => brand && brand.length <= longestBrand);
  return [...new Set(named)].sort().slice(0, mostBrands);
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Math.min(most, Math.max(least, Number(text)));
}

function inOrder(minYear: number | null, maxYear: number | null) {
  const isReversed = minYear !== null && maxYear !== null && minYear > maxYear;
  return isReversed ? { minYear: maxYear, maxYear: minYear } : { minYear, maxYear };
}
