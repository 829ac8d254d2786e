import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TimeRange } from '../../domain/availability.ts';
import type { SomeFilters } from '../../domain/car-filters.ts';
import type { Queries } from '../db/connect.ts';
import { photosOfCar, rangeOf, ratingOfCar } from './car-queries.ts';
import { fits } from './narrow-cars.ts';

export interface FreeCarsQuestion {
  readonly cityId: string;
  /** The trip with its turnaround. */
  readonly during: TimeRange;
  /** Counts as free to who holds it. */
  readonly ownHoldId: string | null;
  readonly filters: SomeFilters;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Exactly the cars that fit and are free for the whole window, counted, and one page of them. */
export async function findFreeCars(db: Queries, question: FreeCarsQuestion) {
  const { cityId, during, ownHoldId, filters, order, limit, offset } = question;

  // Without the city, PostgreSQL would take the index that keeps a car's occupancies apart, and read it whole.
  const taken = db
    .selectFrom('occupancies')
    .select('car_id')
    .where('city_id', '=', cityId)
    .where('during', '&&', rangeOf(during))
    .$if(ownHoldId !== null, (times) => times.where('hold_id', 'is distinct from', ownHoldId));

  // "not in" looks each car up in what is taken, read once. As an anti-join it would be read for each car anew.
  const free = db
    .selectFrom('cars')
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .where((cars) => fits(cars, filters))
    .where('id', 'not in', taken);

  const cars = await db
    .with('page', () =>
      free
        .select(({ fn }) => ['cars.id', fn.countAll<number>().over().as('total')])
        .orderBy('price_per_day', order)
        .orderBy('cars.id', order)
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('cars', 'cars.id', 'page.id')
    .crossJoinLateral(ratingOfCar)
    .selectAll(['cars', 'rating'])
    .select((car) => ['page.total', jsonObjectFrom(photosOfCar(car).limit(1)).as('photo')])
    .orderBy('price_per_day', order)
    .orderBy('cars.id', order)
    .execute();

  const [first] = cars;
  if (first || offset === 0) return { total: first?.total ?? 0, cars };
  // Nobody stands on a page beyond the last one to tell how many there are.
  const { total } = await free
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, cars };
}
