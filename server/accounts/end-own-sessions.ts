import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

type Done = Record<string, never>;

export async function endOneSession(
  tx: Queries,
  { userId }: Caller,
  id: string,
  now: Temporal.Instant,
): Promise<Done> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This session');
  await recordSecurityEvent(tx, { kind: 'session-ended', userId, detail: id, now });
  return {};
}

export async function endOtherSessions(
  tx: Queries,
  { userId, sessionId }: Caller,
  now: Temporal.Instant,
): Promise<Done> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .returning('id')
    .execute();
  for (const { id } of ended) {
    await recordSecurityEvent(tx, { kind: 'session-ended', userId, detail: id, now });
  }
  return {};
}
