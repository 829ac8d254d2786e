import { type RawBuilder, sql } from 'kysely';
import { citiesWhere } from '../../../domain/permissions.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/**
 * The entries that somebody may read: all, or what people did while they worked in the caller's cities. Entries from
 * before that was written down follow where their actor works today.
 */
export function readableBy({ grants }: StaffCaller): RawBuilder<boolean> {
  const reach = citiesWhere(grants, 'audit.read');
  if (reach === 'all') return sql<boolean>`true`;
  const cities = sql`ARRAY[${sql.join(reach)}]::text[]`;
  return sql<boolean>`CASE WHEN audit_log.cities IS NULL
    THEN EXISTS (SELECT FROM staff_roles WHERE staff_id::text = audit_log.actor AND city_id = ANY (${cities}))
    ELSE audit_log.cities && ${cities} END`;
}
