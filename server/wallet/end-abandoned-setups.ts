import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

const PATIENCE = { hours: 1 };

/** Card forms that nobody filled in end by themselves; answers how many. */
export async function endAbandonedSetups(db: Queries, now: Temporal.Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set({
      status: 'failure',
      error_code: 'snap-timeout',
      awaiting: null,
      updated_at: toDate(now),
    })
    .where('kind', '=', 'paymentMethod')
    .where('status', '=', 'pending')
    .where('awaiting', 'is not', null)
    .where('created_at', '<', toDate(now.subtract(PATIENCE)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
