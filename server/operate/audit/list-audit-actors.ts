import type { z } from 'zod';
import type { AuditActors } from '../../../contract/operate/audit.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { readableBy } from './readable-by.ts';

/** Whose entries somebody may ask for: of whoever has left, too, whom no other list names any more. */
export async function listAuditActors(
  db: Queries,
  caller: StaffCaller,
): Promise<z.output<typeof AuditActors>['items']> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'removed_at'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_log')
          .select('number')
          .where(({ eb, cast }) => eb('actor', '=', cast<string>('staff.id', 'text')))
          .where(readableBy(caller)),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, removed_at }) => ({ id, name, hasLeft: removed_at !== null }));
}
