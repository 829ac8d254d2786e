import type { FleetQuery } from '../../../contract/operate/fleet.ts';
import { cityToday } from '../../../domain/city-time.ts';
import { distanceUnit } from '../../../domain/distance-unit.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { nearestService } from './service-tasks.ts';

/** Cars of a city that have a service plan, by when the next service is due, each with whether it is due now. */
export async function serviceOrder(db: Queries, cityId: string, now: Temporal.Instant) {
  const city = await requireCity(db, cityId);
  const measured = {
    today: cityToday(now, city.time_zone),
    unit: distanceUnit(city.country_code),
  };
  const rows = await db
    .selectFrom('service_tasks')
    .innerJoin('cars', 'cars.id', 'service_tasks.car_id')
    .select(['cars.id', 'cars.odometer_km', 'cars.retired_at'])
    .select(['name', 'every_km', 'every_months', 'last_km', 'last_on'])
    .where('cars.city_id', '=', cityId)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)]
    .flatMap(([id, tasks]) => {
      const [car] = tasks;
      const nearest = car && nearestService(tasks, { ...measured, odometerKm: car.odometer_km });
      return nearest ? [{ id, ...nearest, isRetired: car.retired_at !== null }] : [];
    })
    .toSorted((one, other) => one.left - other.left);
}

type Asked = Pick<FleetQuery, 'city' | 'serviceDue'> & { readonly sort?: FleetQuery['sort'] };

/** What the database cannot know of a service plan; read where it is asked for. */
export async function serviceAsked(
  db: Queries,
  { city, serviceDue, sort }: Asked,
  now: Temporal.Instant,
): Promise<ServiceAsked> {
  if (!serviceDue && sort !== 'service') return { dueIds: null, order: [] };
  const cars = await serviceOrder(db, city, now);
  const due = cars.filter((car) => car.due.state === 'due');
  return { dueIds: serviceDue ? due.map(({ id }) => id) : null, order: cars.map(({ id }) => id) };
}

export interface ServiceAsked {
  /** Null: whether a service is due does not matter. */
  readonly dueIds: readonly string[] | null;
  readonly order: readonly string[];
}
