import type { TimeRange } from '../../domain/availability.ts';
import type { SomeFilters } from '../../domain/car-filters.ts';
import type { Queries } from '../db/connect.ts';
import { notHeldBy, notOfferedTo, rangeOf } from './car-queries.ts';
import { carsDueBefore } from './late-cars.ts';
import { fits } from './narrow-cars.ts';

export interface FreeCars {
  readonly cityId: string;
  /** The trip with its turnaround. */
  readonly during: TimeRange;
  /** Of the trip, in the city: so long the car's insurance and inspection must be good. */
  readonly lastDay: Temporal.PlainDate;
  /** Counts as free to who holds it. */
  readonly holderId?: string | undefined;
  /** A booking whose renter is asked: what is reserved for their answer counts as free. */
  readonly offeredTo?: string | undefined;
  readonly filters: SomeFilters;
  /** Leaves out cars that should have been back by then and are still out. */
  readonly dueBefore?: Temporal.Instant | undefined;
}

/** The cars of a city that fit and are free for the whole window. */
export function freeCars(db: Queries, question: FreeCars) {
  const { cityId, during, lastDay, holderId, offeredTo, filters, dueBefore } = question;
  // Without the city, PostgreSQL would take the index that keeps a car's occupancies apart, and read it whole.
  const taken = db
    .selectFrom('occupancies')
    .select('car_id')
    .where('city_id', '=', cityId)
    .where('during', '&&', rangeOf(during))
    .where(notHeldBy(holderId))
    .where(notOfferedTo(offeredTo));

  // "not in" looks each car up in what is taken, read once. As an anti-join it would be read for each car anew.
  return db
    .selectFrom('cars')
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .where((cars) => fits(cars, filters))
    .where(({ eb, or }) =>
      or([eb('drivable_until', 'is', null), eb('drivable_until', '>=', lastDay.toString())]),
    )
    .where('id', 'not in', taken)
    .where(({ eb, lit }) =>
      dueBefore ? eb('id', 'not in', carsDueBefore(db, cityId, dueBefore)) : lit(true),
    );
}
