import { carValues } from './car.ts';
import { builtFields } from './fleet/car-fields.ts';

const { brand, year, seats, doors } = builtFields;

/**
 * What a filter asks of a car. The API reads each kind from a query (contract/filter-query.ts), a search
 * asks it in SQL (server/catalogue/narrow-cars.ts), and the list reads, writes and counts it
 * (web/features/find/data/filters.ts): by kind, so that a new filter is a line of `carFilters`.
 */
export type CarFilter = {
  /** For those who read the description of the API. */
  readonly note?: string;
} & (
  | {
      /** One of the chosen values stands in one of the fields. */
      readonly kind: 'oneOf';
      readonly fields: readonly string[];
      readonly values: readonly string[];
    }
  | {
      /** The number is one of the chosen. The list offers `values`; the API takes any within reason. */
      readonly kind: 'numbers';
      readonly fields: readonly string[];
      readonly values: readonly number[];
      readonly least: number;
      readonly most: number;
    }
  | {
      /** The text is one of the chosen. Which there are differs from city to city. */
      readonly kind: 'texts';
      readonly fields: readonly string[];
      readonly longest: number;
    }
  | {
      /** All of the chosen values are among the field's. */
      readonly kind: 'allOf';
      readonly fields: readonly [string];
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'flag';
      readonly fields: readonly [string];
    }
  | {
      readonly kind: 'atLeast' | 'atMost';
      readonly fields: readonly [string];
      readonly least: number;
      readonly most: number;
    }
);

/** What narrows a list of cars. The same names stand in the address of the list and of the API. */
export const carFilters = {
  propulsionType: { kind: 'oneOf', fields: ['propulsionType'], values: carValues.propulsionType },
  transmission: { kind: 'oneOf', fields: ['transmission'], values: carValues.transmission },
  seats: { ...seats, kind: 'numbers', fields: ['seats'], values: [2, 4, 5, 6, 7] },
  doors: { ...doors, kind: 'numbers', fields: ['doors'], values: [2, 3, 4, 5] },
  category: {
    kind: 'oneOf',
    fields: ['category', 'bodyType'],
    values: [...carValues.category, ...carValues.bodyType],
    note: 'A letter or a body type',
  },
  brand: { kind: 'texts', fields: ['brand'], longest: brand.longest },
  feature: {
    kind: 'allOf',
    fields: ['features'],
    values: carValues.features,
    note: 'A car has all that are named',
  },
  greenVehicle: { kind: 'flag', fields: ['greenVehicle'] },
  minYear: { ...year, kind: 'atLeast', fields: ['year'] },
  maxYear: { ...year, kind: 'atMost', fields: ['year'] },
} as const satisfies Readonly<Record<string, CarFilter>>;

type Filters = typeof carFilters;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(carFilters) as FilterName[];

/** As many values as a list of a filter may have. */
export const mostValues = 30;

type ChosenFor<Filter extends CarFilter> = Filter extends { readonly kind: 'oneOf' | 'allOf' }
  ? readonly Filter['values'][number][]
  : {
      numbers: readonly number[];
      texts: readonly string[];
      flag: boolean;
      atLeast: number | null;
      atMost: number | null;
    }[Exclude<Filter['kind'], 'oneOf' | 'allOf'>];

/** What is chosen with each filter. An empty list, false or null lets every car pass. */
export type CarFilters = { readonly [Name in FilterName]: ChosenFor<Filters[Name]> };

/** The same with what lets every car pass left out, or not. */
export type SomeFilters = {
  readonly [Name in FilterName]?: NonNullable<CarFilters[Name]> | undefined;
};
