/** @module-tag embedded */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<R>(sql, values)).rows;

/** As it was before: what a row means stands in the text of its key. */
const takeColumnsAway = () =>
  run(`ALTER TABLE payments DROP COLUMN reason, DROP COLUMN attempt_of, DROP COLUMN sample;
    ALTER TABLE credit_entries DROP COLUMN instead_of;
    ALTER TABLE booking_history ADD COLUMN reason text;
    UPDATE booking_history SET reason = kind;
    DELETE FROM schema_migrations WHERE version = 16`);

it('what keys said about refunds and credit stands in columns after the migration', async () => {
  const meaning = () =>
    run<{ id: string; sample: boolean }>('SELECT id, reason, sample FROM payments ORDER BY id');
  const samples = await meaning();
  expect(samples.filter(({ sample }) => sample).length).toBeGreaterThan(10);
  const [charge] = await run<{ id: string; booking_id: string; user_id: string }>(`
    SELECT p.id, p.booking_id, b.user_id FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE p.kind = 'charge' AND p.status = 'succeeded' ORDER BY p.id LIMIT 1`);
  await takeColumnsAway();

  const refund = `refund:${charge?.id}`;
  const refunds = {
    first: `${refund}:user-cancel`,
    second: `${refund}:user-cancel#2`,
    byHand: `${refund}:user-cancel#by-hand`,
    goodwill: `${refund}:support-${randomUUID()}`,
    goodwillAgain: '',
    change: `${refund}:change-${randomUUID()}`,
  };
  refunds.goodwillAgain = `${refunds.goodwill}#2`;
  const ids: Record<string, string> = {};
  for (const [name, key] of Object.entries(refunds)) {
    const [row] = await run<{ id: string }>(
      `INSERT INTO payments (booking_id, kind, status, amount, currency, provider, idempotency_key,
         parent_id, created_at, updated_at)
       VALUES ($1, 'refund', 'failed', 100, 'EUR', 'simulator', $2, $3, now(), now()) RETURNING id`,
      [charge?.booking_id, key, charge?.id],
    );
    ids[name] = row?.id ?? '';
  }
  const credit = `credit:${charge?.booking_id}`;
  for (const [reason, key] of [
    ['refund-failed', `${credit}:instead-of-${refunds.goodwill}`],
    [`support-${randomUUID()}`, `${credit}:support`],
    [`change-unused-${randomUUID()}`, `${credit}:unused`],
    [`change-${randomUUID()}`, `${credit}:change`],
    ['user-cancel', `${credit}:user-cancel`],
  ]) {
    await run(
      `INSERT INTO credit_entries (user_id, currency, amount, reason, booking_id, idempotency_key, created_at)
       VALUES ($1, 'EUR', 100, $2, $3, $4, '2040-01-01')`,
      [charge?.user_id, reason, charge?.booking_id, key],
    );
  }
  await migrate(database);

  const found = await run<{ id: string }>(
    'SELECT id, reason, attempt_of FROM payments WHERE id = ANY($1)',
    [Object.values(ids)],
  );
  const row = (name: string) => found.find(({ id }) => id === ids[name]);
  expect(row('first')).toMatchObject({ reason: 'user-cancel', attempt_of: null });
  expect(row('second')).toMatchObject({ reason: 'user-cancel', attempt_of: ids['first'] });
  expect(row('byHand')).toMatchObject({ reason: 'user-cancel', attempt_of: ids['first'] });
  expect(row('goodwill')).toMatchObject({ reason: 'goodwill', attempt_of: null });
  expect(row('goodwillAgain')).toMatchObject({ reason: 'goodwill', attempt_of: ids['goodwill'] });
  expect(row('change')).toMatchObject({ reason: 'change', attempt_of: null });
  expect(
    await run(`SELECT reason, instead_of FROM credit_entries WHERE created_at = '2040-01-01'
      ORDER BY reason, instead_of`),
  ).toEqual([
    { reason: 'change', instead_of: null },
    { reason: 'change-unused', instead_of: null },
    { reason: 'goodwill', instead_of: ids['goodwill'] },
    { reason: 'goodwill', instead_of: null },
    { reason: 'user-cancel', instead_of: null },
  ]);
  const made = new Set(Object.values(ids));
  expect((await meaning()).filter(({ id }) => !made.has(id))).toEqual(samples);
});

it.each([
  ['a refund without a reason', "UPDATE payments SET reason = NULL WHERE kind = 'refund'"],
  [
    'a charge that is an attempt at a refund',
    "UPDATE payments SET attempt_of = id WHERE kind = 'charge'",
  ],
])('the database refuses %s', async (_, statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: '23514' });
});
