import type { Queries } from '../db/connect.ts';

/**
 * What one renter asks for at the same moment is done one after the other, until the transaction
 * ends. Not a full lock: whoever only refers to the renter (a refund, a change) need not wait.
 */
export async function oneAtATime(tx: Queries, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
