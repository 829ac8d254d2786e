import type { FleetQuery } from '../../../../contract/operate/fleet.ts';
import { cityToday } from '../../../../domain/city-time.ts';
import { csvLine } from '../../../../domain/csv-line.ts';
import { distanceOf, distanceUnit } from '../../../../domain/distance-unit.ts';
import { carFileFields, cellsOfCar } from '../../../../domain/fleet/car-file.ts';
import { serverWordsIn } from '../../../../i18n/server-words.ts';
import { requireCity } from '../../../catalogue/require-city.ts';
import type { Queries } from '../../../db/connect.ts';

import { writtenOf } from '../car-columns.ts';
import { fits, orderOf } from '../fitting-cars.ts';
import { serviceAsked } from '../service-order.ts';

const CARS_AT_ONCE = 1_000;

export type WantedCars = Omit<FleetQuery, 'page' | 'size'>;

/**
 * The cars on the screen as a file, in their order. Which they are is decided once; each is then read when its
 * turn comes, so that a large fleet is never in memory as a whole.
 */
export async function exportFleet(
  db: Queries,
  wanted: WantedCars,
  { now, signal }: { readonly now: Temporal.Instant; readonly signal: AbortSignal },
): Promise<Response> {
  const city = await requireCity(db, wanted.city);
  const today = cityToday(now, city.time_zone);
  const unit = distanceUnit(city.country_code);
  const service = await serviceAsked(db, wanted, now);
  let fitting = db
    .selectFrom('cars')
    .select('id')
    .where((cars) => fits(cars, wanted, { today, service }));
  for (const by of orderOf(wanted.sort, wanted.order, service))
    fitting = fitting.orderBy(by, wanted.order);
  const ids = (await fitting.orderBy('id', wanted.order).execute()).map(({ id }) => id);

  async function* lines() {
    yield headLine(city.country_code);
    for (let first = 0; first < ids.length; first += CARS_AT_ONCE) {
      signal.throwIfAborted();
      const some = ids.slice(first, first + CARS_AT_ONCE);
      const cars = await db.selectFrom('cars').selectAll().where('id', 'in', some).execute();
      const byId = new Map(cars.map((car) => [car.id, car]));
      for (const id of some) {
        const car = byId.get(id);
        if (!car) continue;
        const odometer = distanceOf(car.odometer_km, unit);
        const cells = cellsOfCar({ ...writtenOf(car, city.currency), odometer });
        const own = carFileFields.map((field) => cells[field]);
        yield `${csvLine([...own, car.condition, car.stands_at])}\n`;
      }
    }
  }
  return csvFile(`fleet-${wanted.city}.csv`, ReadableStream.from(lines()));
}

const headLine = (countryCode: string) => {
  const t = serverWordsIn(countryCode).getFixedT('en', 'carFile', 'columns');
  return `${csvLine([...carFileFields.map((field) => t(field)), t('condition'), t('standsAt')])}\n`;
};

/** Nothing but the headers of what can be imported. */
export function carFileTemplate(): Response {
  const t = serverWordsIn(undefined).getFixedT('en', 'carFile', 'columns');
  const line = `${csvLine(carFileFields.map((field) => t(field)))}\n`;
  return csvFile('cars.csv', ReadableStream.from([line]));
}

const csvFile = (name: string, lines: ReadableStream<string>): Response =>
  new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
