import { notFound } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { requirePermission } from '../http/require-permission.ts';

/** The city, for whoever may edit it. Until the transaction ends nobody else changes it, and nobody books there. */
export async function lockCity({ tx, caller }: Acting, id: string) {
  requirePermission(caller, 'catalogue.edit', id);
  const city = await tx
    .selectFrom('cities')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!city) throw notFound('This city');
  return city;
}
