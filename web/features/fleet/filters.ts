import type { ApiClient } from '../../../contract/client.ts';
import type { Category, Feature, Propulsion, Transmission } from './choices.ts';

/** What narrows the list. An empty list of values lets every value pass. */
export interface CarFilters {
  readonly propulsionType: readonly Propulsion[];
  readonly transmission: readonly Transmission[];
  readonly seats: readonly number[];
  readonly doors: readonly number[];
  /** Letters and body types together, as the API takes them. */
  readonly category: readonly Category[];
  readonly brand: readonly string[];
  /** A car has all that are named. */
  readonly feature: readonly Feature[];
  readonly greenVehicle: boolean;
  readonly minYear: number | null;
  readonly maxYear: number | null;
}

export type Sort = 'asc' | 'desc';

export const noFilters: CarFilters = {
  propulsionType: [],
  transmission: [],
  seats: [],
  doors: [],
  category: [],
  brand: [],
  feature: [],
  greenVehicle: false,
  minYear: null,
  maxYear: null,
};

/** For the badge: each chosen value counts, and each range as one. */
export function countFilters(filters: CarFilters): number {
  const { propulsionType, transmission, seats, doors, category, brand, feature } = filters;
  const values = [propulsionType, transmission, category, brand, feature].flat().length;
  const ranges = [
    seats.length > 0,
    doors.length > 0,
    filters.greenVehicle,
    filters.minYear !== null || filters.maxYear !== null,
  ];
  return values + ranges.filter(Boolean).length;
}

type SearchQuery = Parameters<ApiClient['searchAssets']>[0]['query'];

/** The filters as the API reads them. */
export function filterQuery(filters: CarFilters): Partial<SearchQuery> {
  return {
    propulsionType: [...filters.propulsionType],
    transmission: [...filters.transmission],
    seats: filters.seats.map(String),
    doors: filters.doors.map(String),
    category: [...filters.category],
    brand: [...filters.brand],
    feature: [...filters.feature],
    ...(filters.greenVehicle ? { greenVehicle: 'true' as const } : {}),
    ...(filters.minYear === null ? {} : { minYear: String(filters.minYear) }),
    ...(filters.maxYear === null ? {} : { maxYear: String(filters.maxYear) }),
  };
}

/** Only what the city has: a brand from another city's list would hide every car. */
export function keepOffered(
  filters: CarFilters,
  offered: { readonly brands: readonly string[] },
): CarFilters {
  return { ...filters, brand: filters.brand.filter((brand) => offered.brands.includes(brand)) };
}
