import type { CarResults, CarSummary, FilterChoices } from '../../../../contract/cars.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { Replaced } from '../../trip/state/trip-of-search.ts';

/** A car as the list shows it. Made by the loader, so that the rules of money stay on the server. */
export interface ListedCar
  extends Pick<
    CarSummary,
    | 'id'
    | 'year'
    | 'category'
    | 'bodyType'
    | 'seats'
    | 'doors'
    | 'luggages'
    | 'transmission'
    | 'propulsionType'
    | 'dailyMileageLimit'
    | 'photo'
    | 'base'
  > {
  readonly name: string;
  readonly rating: { readonly average: string; readonly count: number } | null;
  readonly total: string;
  readonly pinTotal: string;
  readonly perDay: string;
}

/** A kind of car and how many of it are free. */
export type KindCount = NonNullable<CarResults['kinds']>[number];

/** The trip the cars are free for, in words and as the API takes it. */
export interface ListedTrip {
  readonly from: string;
  readonly to: string;
  readonly starts: TripEnd;
  readonly ends: TripEnd;
  /** Why they are not the dates that were chosen; null when they are. */
  readonly replaced: Replaced | null;
}

interface TripEnd {
  /** `Nov 20` */
  readonly day: string;
  /** `09:00am` */
  readonly time: string;
}

export type ListResult =
  | {
      readonly kind: 'found';
      readonly total: number;
      readonly page: number;
      readonly pages: number;
      readonly days: number;
      readonly kinds: readonly KindCount[];
      readonly cars: readonly ListedCar[];
    }
  | { readonly kind: 'failed' };

export type ListedCity = SearchCity;

export interface ListData {
  readonly city: ListedCity;
  readonly trip: ListedTrip;
  readonly result: ListResult;
  readonly offered: FilterChoices;
  readonly reviewsEnabled: boolean;
}
