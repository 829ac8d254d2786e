import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';

/**
 * Whether something of a renter's was written by a transaction that a replica may not have yet. Every
 * row names the transaction that wrote it: the stored answer of each write of theirs, and their requests
 * and bookings for what workers did in their name.
 */
export async function hasUnseenWrites(
  primary: Queries,
  userId: string,
  knownBefore: string,
): Promise<boolean> {
  const isUnseen = sql<boolean>`age(xmin) <= age(${knownBefore}::xid)`;
  const { unseen } = await primary
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('idempotency_keys').where('caller', '=', userId).where(isUnseen)),
        exists(selectFrom('requests').where('user_id', '=', userId).where(isUnseen)),
        exists(selectFrom('bookings').where('user_id', '=', userId).where(isUnseen)),
      ]).as('unseen'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(unseen);
}
