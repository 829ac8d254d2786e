import { jobPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { driversIn } from '../jobs/drivers-in.ts';
import { readJobs } from '../jobs/read-jobs.ts';
import type { Found } from './need-shape.ts';

/** Renters whose documents a person has to look at, and jobs that nobody drives. */
export async function peopleNeeds(
  db: Queries,
  cityId: string,
  day: { readonly to: Temporal.Instant },
  now: Temporal.Instant,
): Promise<Found[]> {
  return [...(await identities(db, cityId, now)), ...(await noDriver(db, cityId, day.to, now))];
}

/** Of whoever has a trip ahead here, and of newcomers, who have none anywhere. */
async function identities(db: Queries, cityId: string, now: Temporal.Instant): Promise<Found[]> {
  const rows = await db
    .selectFrom('document_validations')
    .innerJoin('document_requests', 'document_requests.id', 'document_request_id')
    .innerJoin('users', 'users.id', 'document_requests.user_id')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.user_id', '=', 'users.id')
        .on('bookings.starts_at', '>', toDate(now))
        .on('bookings.status', 'in', ['booked', 'confirmed', 'security-deposit-pending']),
    )
    .select(['users.id', 'users.name', 'users.email', 'phone_code', 'phone_number'])
    .select(['document_validations.updated_at', 'bookings.starts_at', 'bookings.city_id'])
    .where('provider_status', '=', 'needs_review')
    .where('document_validations.status', '=', 'pending')
    .orderBy('bookings.starts_at')
    .execute();
  const firstOfEach = rows.filter(
    (row, index) => rows.findIndex(({ id }) => id === row.id) === index,
  );
  return firstOfEach
    .filter(({ city_id }) => city_id === null || city_id === cityId)
    .map(({ name, email, phone_code, phone_number, updated_at, starts_at }) => ({
      kind: 'identity',
      by: starts_at && toInstant(starts_at),
      since: toInstant(updated_at),
      person: { name, email, phone: phone_number && `${phone_code ?? ''}${phone_number}` },
    }));
}

/** One line for all of them: they are planned together. A city without drivers plans in another way. */
async function noDriver(
  db: Queries,
  cityId: string,
  to: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Found[]> {
  const jobs = await readJobs(db, cityId, { from: now, to });
  const open = jobs.filter(({ driverId, isDone }) => driverId === null && !isDone);
  const [first] = open;
  if (!first || (await driversIn(db, cityId)).length === 0) return [];
  const by = first.at.subtract({ minutes: jobPolicy.apartMinutes });
  return [{ kind: 'no-driver', by, since: now, count: open.length }];
}
