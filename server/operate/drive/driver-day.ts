import type { DriverDay, DriverJob } from '../../../contract/operate/drive.ts';
import { isBeforeHolding } from '../../../domain/booking-lifecycle.ts';
import { seesPhone, shownToDrivers, windowOf } from '../../../domain/jobs/job.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { driversOf } from '../../bookings/drivers/drivers-of.ts';
import { type BookingRow, bookingOf } from '../../bookings/record/booking-row.ts';
import { itemsOf } from '../../bookings/record/items-of.ts';
import { type City, requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { phonesOf } from '../../handovers/phones-of.ts';
import { sealOf, sealShape } from '../../handovers/seal-of.ts';
import { knownMarks } from '../../handovers/sealed-handover.ts';
import { conflictWith } from '../../handovers/standing-of.ts';
import { type JobRow, readJobs } from '../jobs/read-jobs.ts';
import { sealedDelivery } from './sealed-delivery.ts';

/** Everything a driver needs today and tomorrow, for what is left undone too, so that no job of these days needs a network. */
export async function driverDay(
  db: Queries,
  driverId: string,
  cityIds: readonly string[],
  now: Temporal.Instant,
): Promise<DriverDay> {
  const driver = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  const jobs: DriverJob[] = [];
  for (const cityId of cityIds) {
    const city = await requireCity(db, cityId);
    const hours = { ...shownToDrivers(now, city.time_zone), withUndone: true };
    for (const job of await readJobs(db, cityId, hours)) {
      if (job.driverId === driverId) jobs.push(await driverJob(db, job, city, now));
    }
  }
  return {
    driver,
    now: now.toString(),
    jobs: jobs.toSorted((one, other) => one.at.localeCompare(other.at)),
  };
}

async function driverJob(
  db: Queries,
  job: JobRow,
  city: City,
  now: Temporal.Instant,
): Promise<DriverJob> {
  const { bookingId, kind } = job;
  const booking = await bookingOf(db, bookingId);
  const { from, to } = windowOf(job.at);
  const seal = await sealOf(db, { bookingId, kind });
  const others = (await phonesOf(db, { bookingId, kind })).filter(({ events }) =>
    events.every(({ staffId }) => staffId !== job.driverId),
  );
  const isDelivery = kind === 'deliver';
  return {
    bookingId,
    kind,
    cityId: job.cityId,
    countryCode: city.country_code,
    timeZone: city.time_zone,
    supportPhone: city.support_phone,
    at: job.at.toString(),
    from: from.toString(),
    to: to.toString(),
    reference: job.reference,
    renter: firstNameOf(job.renter),
    birthYear: await birthYearOf(db, booking.user_id),
    place: {
      name: job.place,
      latitude: isDelivery ? booking.delivery_latitude : booking.return_latitude,
      longitude: isDelivery ? booking.delivery_longitude : booking.return_longitude,
    },
    note: job.note,
    drivers: await namedDrivers(db, booking, now),
    phone: seesPhone(job.at, now) ? job.phone : null,
    car: await carShape(db, booking.car_id),
    awaitsDeposit: isDelivery && isBeforeHolding(booking.status),
    extras: await extrasOf(db, bookingId),
    knownMarks: [...(await knownMarks(db, booking.car_id))],
    delivery: isDelivery ? null : await sealedDelivery(db, bookingId),
    isDone: job.isDone,
    standing: { seal: seal ? sealShape(seal) : null, conflict: await conflictWith(db, others) },
  };
}

/** Who has left is no driver at any time; once the car is out, their state says only that they may not drive. */
const namedDrivers = async (
  db: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<DriverJob['drivers']> =>
  (await driversOf(db, booking, now)).flatMap(({ id, name, state, facts }) =>
    name && !facts.hasLeft ? [{ id, name, mayDrive: state === 'may-drive' }] : [],
  );

/** To compare with the licence; the whole date is nobody's business at the door. */
async function birthYearOf(db: Queries, userId: string): Promise<number | null> {
  const { birthdate } = await db
    .selectFrom('users')
    .select('birthdate')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return birthdate === null ? null : Temporal.PlainDate.from(birthdate).year;
}

async function carShape(db: Queries, carId: string): Promise<DriverJob['car']> {
  const car = await db
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'plate', 'propulsion_type', 'odometer_km'])
    .select(['stands_at', 'base_latitude', 'base_longitude'])
    .where('id', '=', carId)
    .executeTakeFirstOrThrow();
  const photo = await db
    .selectFrom('car_photos')
    .select('url')
    .where('car_id', '=', carId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  const isElectric = car.propulsion_type === 'ELECTRIC';
  return {
    id: car.id,
    name: `${car.brand} ${car.model}`,
    plate: car.plate,
    picture: photo?.url ?? '',
    hasTank: !isElectric,
    hasBattery: isElectric,
    odometerKm: car.odometer_km,
    standsAt: car.stands_at,
    base: { latitude: car.base_latitude, longitude: car.base_longitude },
  };
}

const extrasOf = async (db: Queries, bookingId: string): Promise<string[]> =>
  (await itemsOf(db, bookingId))
    .filter(({ kind }) => kind === 'extra')
    .map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label));
