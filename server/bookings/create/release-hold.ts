import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { endHoldsOf } from '../record/occupy.ts';

export async function releaseHold(
  tx: Queries,
  caller: Caller,
  holdId: string,
  now: Temporal.Instant,
): Promise<Record<string, never>> {
  const own = await tx
    .selectFrom('holds')
    .select('released_at')
    .where('id', '=', holdId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!own) throw notFound('This hold');
  if (own.released_at === null) await endHoldsOf(tx, caller.userId, now);
  return {};
}
