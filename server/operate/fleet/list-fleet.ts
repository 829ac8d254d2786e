import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FleetList, FleetQuery } from '../../../contract/operate/fleet.ts';
import { cityToday } from '../../../domain/city-time.ts';
import { distanceUnit } from '../../../domain/distance-unit.ts';
import { documentState } from '../../../domain/fleet/documents.ts';
import { money } from '../../../domain/money.ts';
import { photosOfCar } from '../../catalogue/car-queries.ts';
import { photoShape } from '../../catalogue/car-shapes.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { fits, fitsAllButCondition, orderOf } from './fitting-cars.ts';
import { serviceAsked } from './service-order.ts';
import { nearestService } from './service-tasks.ts';

/** The cars of a city that fit, a page of them and exactly how many. */
export async function listFleet(
  db: Queries,
  query: FleetQuery,
  now: Temporal.Instant,
): Promise<FleetList> {
  const { city: cityId, condition, sort, order, page, size } = query;
  const city = await requireCity(db, cityId);
  const today = cityToday(now, city.time_zone);
  const service = await serviceAsked(db, query, now);
  const asked = { today, service };
  const [conditions, cars] = await Promise.all([
    db
      .selectFrom('cars')
      .where((cars) => fitsAllButCondition(cars, query, asked))
      .select(({ fn }) => ['condition', fn.countAll<number>().as('count')])
      .groupBy('condition')
      .orderBy('condition')
      .execute(),
    db
      .with('page', (of) => {
        let fitting = of
          .selectFrom('cars')
          .select('id')
          .where((cars) => fits(cars, query, asked));
        for (const by of orderOf(sort, order, service)) fitting = fitting.orderBy(by, order);
        return fitting
          .orderBy('id', order)
          .limit(size)
          .offset((page - 1) * size);
      })
      .selectFrom('page')
      .innerJoin('cars', 'cars.id', 'page.id')
      .selectAll('cars')
      .select((car) => [
        jsonObjectFrom(photosOfCar(car).limit(1)).as('photo'),
        jsonArrayFrom(
          car
            .selectFrom('service_tasks')
            .whereRef('service_tasks.car_id', '=', 'cars.id')
            .select(['name', 'every_km', 'every_months', 'last_km', 'last_on']),
        ).as('tasks'),
        car
          .selectFrom('occupancies')
          .whereRef('occupancies.car_id', '=', 'cars.id')
          .where('kind', '=', 'booking')
          .where('during', '&&', sql<string>`tstzrange(${toDate(now)}, null)`)
          .where(sql<boolean>`lower(during) >= ${toDate(now)}`)
          .select(({ fn }) => fn.min(fn<Date>('lower', ['during'])).as('at'))
          .as('next_trip_at'),
      ])
      .$call((some) => {
        let sorted = some;
        for (const by of orderOf(sort, order, service)) sorted = sorted.orderBy(by, order);
        return sorted.orderBy('cars.id', order);
      })
      .execute(),
  ]);
  const total = conditions
    .filter((one) => condition.length === 0 || condition.includes(one.condition))
    .reduce((sum, { count }) => sum + count, 0);
  const unit = distanceUnit(city.country_code);
  return {
    total,
    page,
    pages: Math.ceil(total / size),
    conditions,
    cars: cars.map((car) => ({
      id: car.id,
      cityId,
      brand: car.brand,
      model: car.model,
      year: car.year,
      category: car.category,
      bodyType: car.body_type,
      propulsionType: car.propulsion_type,
      plate: car.plate,
      pricePerDay: money(car.price_per_day, city.currency),
      condition: car.condition,
      odometerKm: car.odometer_km,
      energyPercent: car.energy_percent,
      standsAt: car.stands_at,
      offered: car.enabled,
      retiredAt: car.retired_at?.toISOString() ?? null,
      photo: car.photo && photoShape(car.photo),
      papersEndOn: car.first_document_end,
      papers: documentState(
        car.first_document_end === null ? null : Temporal.PlainDate.from(car.first_document_end),
        today,
      ),
      due: nearestService(car.tasks, { odometerKm: car.odometer_km, today, unit })?.due ?? null,
      nextTripAt: car.next_trip_at?.toISOString() ?? null,
    })),
  };
}
