import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';
import { prepared } from '../db/statement-marks.ts';

/**
 * Whether something of a renter's was written by a transaction that a replica may not have yet. Every
 * row names the transaction that wrote it: the kept answer of each write of theirs, and their requests
 * and bookings for what workers did in their name.
 */
export async function hasUnseenWrites(
  primary: Queries,
  userId: string,
  knownBefore: string,
): Promise<boolean> {
  const isUnseen = sql`age(xmin) <= age(${knownBefore}::xid)`;
  const { rows } = await sql<{ unseen: boolean }>`${prepared}
    SELECT EXISTS (SELECT FROM idempotency_keys WHERE caller = ${userId} AND ${isUnseen})
      OR EXISTS (SELECT FROM requests WHERE user_id = ${userId}::uuid AND ${isUnseen})
      OR EXISTS (SELECT FROM bookings WHERE user_id = ${userId}::uuid AND ${isUnseen}) AS unseen`.execute(
    primary,
  );
  return rows[0]?.unseen ?? true;
}
