import {
  type CarFacts,
  type CarSummary,
  type CarTraits,
  carFacts,
  carTraits,
} from '../../contract/cars.ts';
import { type Currency, money } from '../../domain/money.ts';
import type { CarRow, PhotoRow } from './car-queries.ts';
import { type ColumnOf, columnOf } from './column-of.ts';

/** About 200 m: enough to choose a car by, too little to look for it. */
const BASE_GRID_DEGREES = 0.002;

type Shared = Omit<CarSummary, 'tripTotal' | 'photo'>;
interface Rated {
  readonly rating_average: number | null;
  readonly rating_count: number;
}

export function carSummaryShape(row: CarRow & Rated, currency: Currency): Shared {
  return {
    ...carShape(row),
    pricePerDay: money(row.price_per_day, currency),
    rating: ratingOf(row),
    base: baseOf(row),
  };
}

type Columns<Fields> = { readonly [F in keyof Fields & string as ColumnOf<F>]: Fields[F] };

/** What a car is and has, whatever it costs. */
export const carShape = (row: Columns<CarTraits>): CarTraits => fieldsOf(row, carTraits);

/** What a car is, in a list as in a booking. */
export const factsOfCar = (row: Columns<CarFacts>): CarFacts => fieldsOf(row, carFacts);

/** Each field of the contract has a column of its name, so that no list of them stands here. */
function fieldsOf<Fields>(row: Columns<Fields>, fields: { readonly [F in keyof Fields]: unknown }) {
  const columns: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, columns[columnOf(field)]]),
  ) as Fields;
}

export function ratingOf({ rating_average: average, rating_count: count }: Rated) {
  return average === null ? null : { average, count };
}

export function photoShape({ url, width, height, view, drawn }: PhotoRow) {
  return { url, width, height, view, drawn };
}

/** Where a car stands, as far as anybody is told. */
export function baseOf({
  base_latitude: latitude,
  base_longitude: longitude,
}: Pick<CarRow, 'base_latitude' | 'base_longitude'>) {
  return { latitude: onGrid(latitude), longitude: onGrid(longitude) };
}

const onGrid = (degrees: number) =>
  Number((Math.round(degrees / BASE_GRID_DEGREES) * BASE_GRID_DEGREES).toFixed(3));
