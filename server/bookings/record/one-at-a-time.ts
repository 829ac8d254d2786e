import type { Queries } from '../../db/connect.ts';

/** What decides whether somebody may book. */
export type Renter = Awaited<ReturnType<typeof oneAtATime>>;

/**
 * What one renter asks for at the same moment is done one after the other, until the transaction
 * ends; answers who they are. Not a full lock: whoever only refers to the renter (a refund, a change) need not wait.
 */
export function oneAtATime(tx: Queries, userId: string) {
  return tx
    .selectFrom('users')
    .select([
      'admin',
      'disabled',
      'email_verified',
      'licence_verified',
      'identity_verified',
      'birthdate',
      'phone_number',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
