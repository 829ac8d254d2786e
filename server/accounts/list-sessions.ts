import { sql } from 'kysely';
import type { SessionList } from '../../contract/accounts.ts';
import { deviceOf } from '../../domain/device.ts';
import { sessionPolicy } from '../../domain/policy-constants.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';

export async function listSessions(db: Queries, caller: Caller): Promise<SessionList> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_used_at'])
    .where('user_id', '=', caller.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(
      'created_at',
      '>',
      sql<Date>`now() - make_interval(days => ${sessionPolicy.longestDays})`,
    )
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
