import type { Queries } from '../../db/connect.ts';
import { renterColumns } from './as-renter.ts';

/** What decides whether somebody may book. */
export type Renter = Awaited<ReturnType<typeof oneAtATime>>;

/**
 * What one renter asks for at the same moment is done one after the other, until the transaction
 * ends; answers who they are. Not a full lock: whoever only refers to the renter (a refund, a change) need not wait.
 */
export function oneAtATime(tx: Queries, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'phone_number', ...renterColumns])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
