import type { Today } from '../../../contract/operate/today.ts';
import { cityToday, startOfCityDay } from '../../../domain/city-time.ts';
import { type Grant, mayDo } from '../../../domain/permissions.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { handoverFigures } from '../../handovers/handover-figures.ts';
import { readHandovers } from './read-handovers.ts';
import { readNeeds } from './read-needs.ts';
import { readPreparing } from './read-preparing.ts';
import { requireTheirCity } from './require-their-city.ts';

interface Asked {
  readonly cityId: string;
  readonly staffId: string;
  readonly grants: readonly Grant[];
  readonly now: Temporal.Instant;
}

/** The day of a city, as far as it concerns whoever asks. A city they do not work in is not there. */
export async function readToday(
  db: Queries,
  { cityId, staffId, grants, now }: Asked,
): Promise<Today> {
  requireTheirCity(grants, cityId);
  const city = await requireCity(db, cityId);
  const day = cityToday(now, city.time_zone);
  const hours = {
    from: startOfCityDay(day, city.time_zone),
    to: startOfCityDay(day.add({ days: 1 }), city.time_zone),
  };
  const viewer = {
    id: staffId,
    mayDecide: mayDo(grants, 'claims.decide', cityId),
    seesBookings: mayDo(grants, 'bookings.read', cityId),
    seesRenters: mayDo(grants, 'renters.read', cityId),
    seesCompanies: mayDo(grants, 'companies.edit', cityId),
  };
  const asked = { cityId, timeZone: city.time_zone, day: hours, now, viewer };
  const { seesBookings, seesRenters } = viewer;
  const seesCars = mayDo(grants, 'fleet.read', cityId);
  return {
    now: now.toString(),
    needs: seesCars ? await readNeeds(db, asked) : null,
    preparing: seesCars ? await readPreparing(db, cityId) : null,
    handovers: seesBookings ? await readHandovers(db, cityId, hours, seesRenters) : null,
    recorded: seesBookings ? await recordedIn(db, cityId, now) : null,
    ...(await countCars(db, cityId)),
  };
}

async function recordedIn(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<Today['recorded']> {
  const figures = (await handoverFigures(db, now)).find((one) => one.cityId === cityId);
  if (!figures) return null;
  const { cityId: _, ...recorded } = figures;
  return recorded;
}

async function countCars(db: Queries, cityId: string) {
  const { carCount } = await db
    .selectFrom('cars')
    .select((sql) => sql.fn.countAll<string>().as('carCount'))
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .executeTakeFirstOrThrow();
  const { carsOut } = await db
    .selectFrom('bookings')
    .select((sql) => sql.fn.count<string>('car_id').distinct().as('carsOut'))
    .where('city_id', '=', cityId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return { carCount: Number(carCount), carsOut: Number(carsOut) };
}
