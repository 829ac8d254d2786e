import type { z } from 'zod';
import type { AuditPage, AuditQuery } from '../../../contract/operate/audit.ts';
import { citiesWhere } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** A page of the log. Whoever reads it for some cities sees what the people of these cities did. */
export async function listAudit(
  db: Queries,
  caller: StaffCaller,
  { actor, action, subject, before, size }: z.output<typeof AuditQuery>,
): Promise<AuditPage> {
  const reach = citiesWhere(caller.grants, 'audit.read');
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff', (join) =>
      join.on((eb) => eb(eb.cast<string>('staff.id', 'text'), '=', eb.ref('audit_log.actor'))),
    )
    .select([
      'number',
      'at',
      'actor',
      'staff.name',
      'action',
      'subject',
      'before',
      'after',
      'reason',
    ])
    .$if(reach !== 'all', (query) =>
      query.where('staff.id', 'in', (eb) =>
        eb
          .selectFrom('staff_roles')
          .select('staff_id')
          .where('city_id', 'in', reach === 'all' ? [] : reach),
      ),
    )
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(action !== undefined, (query) =>
      query.where((eb) => eb.fn('starts_with', ['action', eb.val(action ?? '')]), '=', true),
    )
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(size + 1)
    .execute();
  const items = rows.slice(0, size).map((row) => ({
    number: row.number,
    at: row.at.toISOString(),
    actor: { id: row.actor, name: row.name },
    action: row.action,
    subject: row.subject,
    before: valuesOf(row.before),
    after: valuesOf(row.after),
    reason: row.reason,
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.number ?? null) : null };
}

const valuesOf = (text: string | null): Record<string, unknown> | null =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);
