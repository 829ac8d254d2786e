import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingStatuses, canTransition } from '../../../domain/booking-lifecycle.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const every = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => ({ from, to })));

it('the database knows exactly the transitions that the rules know [D-018-001 R-STATE-001]', async () => {
  const { rows } = await database.pool.query<{ from: string; to: string }>(
    `SELECT from_status AS "from", to_status AS "to" FROM booking_transitions`,
  );
  const kept = new Set(rows.map(({ from, to }) => `${from} → ${to}`));
  const known = every.filter(({ from, to }) => canTransition(from, to));
  expect(kept).toEqual(new Set(known.map(({ from, to }) => `${from} → ${to}`)));
});

/** Brings one booking into every status, past the guard, and tries every other from there. */
const tryAll = `
  CREATE FUNCTION pg_temp.try_all(one uuid, statuses text[]) RETURNS TABLE (step text)
  LANGUAGE plpgsql AS $$
  DECLARE f text; t text;
  BEGIN
    FOREACH f IN ARRAY statuses LOOP FOREACH t IN ARRAY statuses LOOP
      PERFORM set_config('session_replication_role', 'replica', true);
      UPDATE bookings SET status = f WHERE id = one;
      PERFORM set_config('session_replication_role', 'origin', true);
      BEGIN
        UPDATE bookings SET status = t WHERE id = one;
        step := f || ' → ' || t;
        RETURN NEXT;
      EXCEPTION WHEN check_violation THEN NULL;
      END;
    END LOOP; END LOOP;
  END $$`;

it('and refuses every other, whoever asks [D-018-001]', async () => {
  const taken = await database.kysely.transaction().execute(async (tx) => {
    await sql.raw(tryAll).execute(tx);
    const { rows } = await sql<{ step: string }>`
      SELECT pg_temp.try_all((SELECT id FROM bookings LIMIT 1), ${[...bookingStatuses]}::text[])
        AS step`.execute(tx);
    return rows.map(({ step }) => step);
  });
  const allowed = every.filter(({ from, to }) => from === to || canTransition(from, to));
  expect(new Set(taken)).toEqual(new Set(allowed.map(({ from, to }) => `${from} → ${to}`)));
});
