import { jobPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { driversIn } from '../jobs/drivers-in.ts';
import { readJobs } from '../jobs/read-jobs.ts';
import { checksIn } from '../renters/checks-in.ts';
import type { Found } from './need-shape.ts';

interface Day {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Renters whose documents a person has to look at, and jobs that nobody drives. */
export async function peopleNeeds(
  db: Queries,
  cityId: string,
  day: Day,
  now: Temporal.Instant,
): Promise<Found[]> {
  return [...(await identities(db, cityId)), ...(await noDriver(db, cityId, day, now))];
}

/** As many as stand in the queue of this city. */
async function identities(db: Queries, cityId: string): Promise<Found[]> {
  const checks = await checksIn(db, cityId);
  return checks.map(({ check: { name, email, created_at, ...check }, trip }) => ({
    kind: 'identity',
    by: trip && toInstant(trip.starts_at),
    since: toInstant(created_at),
    person: {
      name,
      email,
      phone: check.phone_number && `${check.phone_code ?? ''}${check.phone_number}`,
    },
  }));
}

/** One line for all of them: they are planned together. A city without drivers plans in another way. */
async function noDriver(
  db: Queries,
  cityId: string,
  day: Day,
  now: Temporal.Instant,
): Promise<Found[]> {
  const jobs = await readJobs(db, cityId, { ...day, withUndone: true });
  const open = jobs.filter(({ driverId, isDone }) => driverId === null && !isDone);
  const [first] = open;
  if (!first || (await driversIn(db, cityId)).length === 0) return [];
  const by = first.at.subtract({ minutes: jobPolicy.apartMinutes });
  return [{ kind: 'no-driver', by, since: now, count: open.length }];
}
