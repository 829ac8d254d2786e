import type { Permission } from '../../../domain/permissions.ts';
import { notFound } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { requirePermission } from '../http/require-permission.ts';

/**
 * The car, for whoever may do this to the cars of its city. Until the transaction ends nobody else changes it,
 * and nobody books it: a booking refers to its car.
 */
export async function lockCar({ tx, caller }: Acting, permission: Permission, id: string) {
  const car = await tx
    .selectFrom('cars')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!car) throw notFound('This car');
  requirePermission(caller, permission, car.city_id);
  return car;
}
