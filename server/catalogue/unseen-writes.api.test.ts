import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { hasUnseenWrites } from './unseen-writes.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** How far a replica is that has everything of this moment. */
async function everythingUntilNow(): Promise<string> {
  const { rows } = await sql<{ xid: string }>`
    SELECT pg_snapshot_xmax(pg_current_snapshot())::xid::text AS xid`.execute(rental.db);
  return rows[0]?.xid ?? '';
}

it.each([
  ['the stored answer of a write', 'idempotency_keys', 'caller'],
  ['a request that a worker carried out', 'requests', 'user_id'],
  ['a booking that a worker moved on', 'bookings', 'user_id'],
])('%s is enough for its renter to have something unseen [R-CALL-025]', async (_, table, owner) => {
  const { db, userId } = rental;
  await rental.book();
  const known = await everythingUntilNow();
  expect(await hasUnseenWrites(db, userId, known)).toBe(false);
  const touch = (whose: string) =>
    sql`UPDATE ${sql.table(table)} SET created_at = created_at
        WHERE ${sql.ref(owner)}::text ${sql.raw(whose)} ${userId}`.execute(db);
  await touch('<>');
  expect(await hasUnseenWrites(db, userId, known)).toBe(false);
  await touch('=');
  expect(await hasUnseenWrites(db, userId, known)).toBe(true);
  expect(await hasUnseenWrites(db, userId, await everythingUntilNow())).toBe(false);
});
