import type { Self } from '../../../contract/operate/staff.ts';
import { mayDo, permissions } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

export async function getSelf(
  db: Queries,
  { userId, sessionId, grants, needsSecondFactor }: StaffCaller,
  now: Temporal.Instant,
): Promise<Self> {
  const person = await db
    .selectFrom('staff')
    .innerJoin('staff_sessions', 'staff_sessions.user_id', 'staff.id')
    .select(['name', 'email', 'staff_sessions.expires_at'])
    .where('staff.id', '=', userId)
    .where('staff_sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'name', 'country_code', 'time_zone', 'currency', 'offered'])
    .orderBy('name')
    .execute();
  return {
    id: userId,
    name: person.name,
    email: person.email,
    grants: [...grants],
    cities: cities
      .map((city) => ({
        id: city.id,
        name: city.name,
        countryCode: city.country_code,
        timeZone: city.time_zone,
        currency: city.currency,
        offered: city.offered,
        permissions: permissions.filter((permission) => mayDo(grants, permission, city.id)),
      }))
      .filter((city) => city.permissions.length > 0),
    sessionEndsAt: person.expires_at.toISOString(),
    needsSecondFactor,
    now: now.toString(),
  };
}
