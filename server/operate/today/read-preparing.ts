import type { Today } from '../../../contract/operate/today.ts';
import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { carShape } from './need-shape.ts';

/** Cars to clean, refuel or charge, in the order in which they go out; last those that nobody has booked. */
export async function readPreparing(
  db: Queries,
  cityId: string,
): Promise<NonNullable<Today['preparing']>> {
  const rows = await db
    .selectFrom('cars')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.car_id', '=', 'cars.id').on('bookings.status', 'in', toDeliver),
    )
    .select(['cars.id', 'cars.brand', 'cars.model', 'cars.plate', 'cars.propulsion_type'])
    .select('cars.condition')
    .select(({ fn }) => fn.min('bookings.starts_at').as('goes_out_at'))
    .where('cars.city_id', '=', cityId)
    .where('cars.retired_at', 'is', null)
    .where('cars.condition', 'in', ['TO_CLEAN', 'TO_REFUEL'])
    .groupBy('cars.id')
    .orderBy('goes_out_at')
    .orderBy('cars.plate')
    .execute();
  return rows.map(({ condition, propulsion_type, goes_out_at, ...car }) => ({
    car: carShape(car),
    condition,
    propulsionType: propulsion_type,
    by: goes_out_at?.toISOString() ?? null,
  }));
}
