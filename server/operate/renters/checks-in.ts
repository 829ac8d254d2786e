import { isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { waitingChecks } from './waiting-checks.ts';

/** Checks that wait for a person and concern this city: the renter's next trip is here, or they have none anywhere. */
export async function checksIn(db: Queries, cityId: string) {
  const checks = await waitingChecks(db).execute();
  const trips = await tripsOf(
    db,
    checks.map(({ user_id }) => user_id),
  );
  return checks.flatMap((check) => {
    const own = trips.filter(({ user_id }) => user_id === check.user_id);
    const trip = own.find(({ city_id }) => city_id === cityId) ?? null;
    return own.length > 0 && !trip ? [] : [{ check, trip }];
  });
}

async function tripsOf(db: Queries, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'user_id', 'city_id', 'starts_at', 'status', 'car_snapshot'])
    .where('user_id', 'in', userIds)
    .orderBy('starts_at')
    .execute();
  return rows.filter(({ status }) => isOpenToRenter(status));
}
