import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { cityToday } from '../../../domain/city-time.ts';
import { distanceUnit } from '../../../domain/distance-unit.ts';
import { documentState, isDrivable } from '../../../domain/fleet/documents.ts';
import { photoShape } from '../../catalogue/car-shapes.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { drivableUntil } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { peopleOf } from '../staff/people-of.ts';
import { blockShape, blocksOfCar } from './blocks.ts';
import { bookingsOfCar } from './bookings-of-car.ts';
import { writtenOf } from './car-columns.ts';
import { latestReadings, saidShape } from './readings.ts';
import { dueOf, serviceTasksOf } from './service-tasks.ts';

/** One car with all that the desk knows of it. */
export async function readCar(db: Queries, id: string, now: Temporal.Instant): Promise<FleetCar> {
  const car = await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirst();
  if (!car) throw notFound('This car');
  const city = await requireCity(db, car.city_id);
  const today = cityToday(now, city.time_zone);
  const photos = await db
    .selectFrom('car_photos')
    .select(['url', 'width', 'height', 'view', 'drawn'])
    .where('car_id', '=', id)
    .orderBy('position')
    .execute();
  const tasks = await serviceTasksOf(db, id);
  const blocks = await blocksOfCar(db, id, now);
  const bookings = await bookingsOfCar(db, id, now);
  const readings = await latestReadings(db, id);
  const people = await peopleOf(db, [
    ...readings.map(({ said_by }) => said_by),
    ...blocks.flatMap(({ block_by }) => block_by ?? []),
  ]);
  const { insuranceEndsOn, inspectionEndsOn, registrationEndsOn, ...written } = writtenOf(
    car,
    city.currency,
  );
  const paper = (endsOn: string | null) => ({
    endsOn,
    state: documentState(endsOn === null ? null : Temporal.PlainDate.from(endsOn), today),
  });
  const unit = distanceUnit(city.country_code);
  const measured = { odometerKm: car.odometer_km, today, unit };
  return {
    id,
    cityId: car.city_id,
    version: car.version,
    ...written,
    condition: car.condition,
    odometerKm: car.odometer_km,
    energyPercent: car.energy_percent,
    standsAt: car.stands_at,
    retiredAt: car.retired_at?.toISOString() ?? null,
    addedAt: car.created_at.toISOString(),
    photos: photos.map(photoShape),
    papers: {
      insurance: paper(insuranceEndsOn),
      inspection: paper(inspectionEndsOn),
      registration: paper(registrationEndsOn),
    },
    service: tasks.map((task) => ({ ...task, due: dueOf(task, measured) })),
    said: saidShape(readings, people),
    blocks: blocks.map((block) => blockShape(block, people)),
    bookings,
    trouble: bookings.filter(
      ({ startsAt, endsAt }) =>
        !isDrivable(
          drivableUntil(car),
          { startsAt: Temporal.Instant.from(startsAt), endsAt: Temporal.Instant.from(endsAt) },
          city.time_zone,
        ),
    ),
  };
}
