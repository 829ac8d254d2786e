import type { CarFilters } from '../../../../domain/car-filters.ts';
import { isCityId } from '../../trip/state/valid-search.ts';
import { filterQuery, noFilters, readFilters, type Sort } from './filters.ts';
import { wholeNumber } from './whole-number.ts';

/** What the URL of the list says. Everything else about a search is in the renter's cookie. */
export interface ListAddress {
  /** Whose cars; unsaid, those of the city last searched. */
  readonly cityId: string | null;
  readonly filters: CarFilters;
  readonly sort: Sort;
  readonly page: number;
  /** On narrow screens the list or the map; on wide ones there is room for both. */
  readonly view: 'list' | 'map';
}

export const listPath = '/assets';
export const lastPage = 100_000;

/** Reads any query: what is unknown or absurd is dropped or brought within its limits. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const city = query.get('city');
  return {
    cityId: city !== null && isCityId(city) ? city : null,
    filters: readFilters(query),
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
    page: wholeNumber(query.get('page'), 1, lastPage) ?? 1,
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The shortest address that reads back as the same: what is usual is not written. */
export function listAddress({ cityId, filters, sort, page, view }: ListAddress): string {
  const query = new URLSearchParams();
  if (cityId !== null) query.set('city', cityId);
  for (const [name, texts] of Object.entries(filterQuery(filters))) {
    for (const text of [texts].flat()) query.append(name, text);
  }
  if (sort !== 'asc') query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (view !== 'list') query.set('view', view);
  return query.size === 0 ? listPath : `${listPath}?${query}`;
}

export const plainList: ListAddress = {
  cityId: null,
  filters: noFilters,
  sort: 'asc',
  page: 1,
  view: 'list',
};
