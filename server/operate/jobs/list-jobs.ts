import type { Job, Jobs, OwnJobs } from '../../../contract/operate/jobs.ts';
import { cityToday, startOfCityDay } from '../../../domain/city-time.ts';
import { seesPhone, shownToDrivers } from '../../../domain/jobs/job.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { driversIn } from './drivers-in.ts';
import { type JobRow, readJobs } from './read-jobs.ts';

/** A day of a city as its dispatcher sees it; today with what is left of the days before. */
export async function listJobs(
  db: Queries,
  cityId: string,
  day: string | undefined,
  now: Temporal.Instant,
): Promise<Jobs> {
  const { time_zone: timeZone } = await requireCity(db, cityId);
  const today = cityToday(now, timeZone);
  const date = day ? Temporal.PlainDate.from(day) : today;
  const hours = {
    from: startOfCityDay(date, timeZone),
    to: startOfCityDay(date.add({ days: 1 }), timeZone),
    withUndone: date.equals(today),
  };
  const jobs = await readJobs(db, cityId, hours);
  return {
    day: date.toString(),
    drivers: await driversIn(db, cityId),
    jobs: jobs.map((job): Job => {
      const { driverId, clashes } = job;
      return { ...shape(job), driverId, clashes };
    }),
  };
}

/** A driver's own jobs of today and tomorrow, and what is left undone; a number only while they need it. */
export async function listOwnJobs(
  db: Queries,
  driverId: string,
  cityIds: readonly string[],
  now: Temporal.Instant,
): Promise<OwnJobs> {
  const found: OwnJobs['jobs'] = [];
  for (const cityId of cityIds) {
    const { time_zone: timeZone } = await requireCity(db, cityId);
    const hours = { ...shownToDrivers(now, timeZone), withUndone: true };
    const jobs = await readJobs(db, cityId, hours);
    const own = jobs.filter((job) => job.driverId === driverId);
    found.push(
      ...own.map((job) => ({
        ...shape(job),
        cityId,
        note: job.note,
        phone: seesPhone(job.at, now) ? job.phone : null,
      })),
    );
  }
  return { jobs: found.toSorted((one, other) => one.at.localeCompare(other.at)) };
}

const shape = ({ bookingId, kind, at, reference, car, plate, place, renter, isDone }: JobRow) => ({
  bookingId,
  kind,
  at: at.toString(),
  reference,
  car,
  plate,
  place,
  renter,
  isDone,
});
