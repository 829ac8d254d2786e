import { sql } from 'kysely';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { citiesWhere, type Grant, mayDecideAbout } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** Whoever holds a role where the caller may see staff, and the owners; by name. */
export async function listStaff(db: Queries, caller: StaffCaller): Promise<StaffMember[]> {
  const reach = citiesWhere(caller.grants, 'staff.read');
  const rows = await db
    .selectFrom('staff')
    .select((eb) => [
      'staff.id',
      'name',
      'email',
      'joined_at',
      'created_at',
      sql<Grant[]>`coalesce((SELECT json_agg(json_build_object('role', role, 'cityId', city_id)
        ORDER BY city_id, role) FROM staff_roles WHERE staff_id = staff.id), '[]')`.as('grants'),
      eb
        .selectFrom('staff_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('seen'))
        .whereRef('user_id', '=', 'staff.id')
        .as('seen'),
      sql<StaffMember['factors']>`coalesce((SELECT json_agg(kind ORDER BY created_at)
        FROM staff_factors WHERE user_id = staff.id), '[]')`.as('factors'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('staff.id')
    .execute();
  return rows
    .filter(({ grants }) =>
      grants.some(({ cityId }) => cityId === null || reach === 'all' || reach.includes(cityId)),
    )
    .map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      grants: row.grants,
      state: row.joined_at === null ? 'invited' : 'joined',
      invitedAt: row.created_at.toISOString(),
      lastSeenAt: row.seen?.toISOString() ?? null,
      factors: row.factors,
      mayBeChanged:
        row.id !== caller.userId && mayDecideAbout(caller.grants, row.grants, 'staff.edit'),
    }));
}

export async function requireMember(
  db: Queries,
  caller: StaffCaller,
  id: string,
): Promise<StaffMember> {
  const member = (await listStaff(db, caller)).find((one) => one.id === id);
  if (!member) throw notFound('This person');
  return member;
}
