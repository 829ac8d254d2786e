import type { Grant } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';

/** The roles of one person, in an order that never changes. */
export async function readGrants(db: Queries, staffId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['role', 'city_id as cityId'])
    .where('staff_id', '=', staffId)
    .orderBy('city_id')
    .orderBy('role')
    .execute();
  // The table's own check: an owner without a city, everybody else with one.
  return rows as Grant[];
}
