import type { Selectable } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';

/**
 * What one renter asks for at the same moment is done one after the other, until the transaction
 * ends; answers who they are. Not a full lock: whoever only refers to the renter (a refund, a change) need not wait.
 */
export function oneAtATime(tx: Queries, userId: string): Promise<Selectable<Tables['users']>> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
