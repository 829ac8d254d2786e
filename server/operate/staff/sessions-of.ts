import { sql } from 'kysely';
import type { SessionList } from '../../../contract/accounts.ts';
import { deviceOf } from '../../../domain/device.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** Where somebody is signed in; the session that asks comes first. */
export async function listSessionsOf(
  db: Queries,
  staffId: string,
  caller: StaffCaller,
): Promise<SessionList> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_used_at'])
    .where('user_id', '=', staffId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy((eb) => eb('id', '=', caller.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent ?? ''),
      address: row.ip_address || null,
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === caller.sessionId,
    })),
  };
}

export async function endSessionOf(tx: Queries, staffId: string, sessionId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', staffId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This session');
}
