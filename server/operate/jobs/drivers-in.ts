import type { Queries } from '../../db/connect.ts';

/** Who drives in a city, by name. */
export const driversIn = (db: Queries, cityId: string) =>
  db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name'])
    .where('staff_roles.role', '=', 'driver')
    .where('staff_roles.city_id', '=', cityId)
    .orderBy('staff.name')
    .execute();
