import type { z } from 'zod';
import type { AuditPage, AuditQuery } from '../../../contract/operate/audit.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { nameSubjects } from './name-subjects.ts';
import { readableBy } from './readable-by.ts';

/** A page of the log. Whoever reads it for some cities sees what the people of these cities did. */
export async function listAudit(
  db: Queries,
  caller: StaffCaller,
  { actor, action, subject, before, size }: z.output<typeof AuditQuery>,
): Promise<AuditPage> {
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
    .where(readableBy(caller))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(action !== undefined, (query) =>
      query.where((eb) => eb.fn('starts_with', ['action', eb.val(action ?? '')]), '=', true),
    )
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const aboutOf = await nameSubjects(
    db,
    shown.map((row) => row.subject),
  );
  const items = shown.map((row) => ({
    number: row.number,
    at: row.at.toISOString(),
    actor: { id: row.actor, name: row.name },
    action: row.action,
    subject: row.subject,
    about: aboutOf(row.subject),
    before: valuesOf(row.before),
    after: valuesOf(row.after),
    reason: row.reason,
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.number ?? null) : null };
}

const valuesOf = (text: string | null): Record<string, unknown> | null =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);
