import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepKinds } from '../../domain/history-step.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let booking: { id: string; user_id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const rows = await run<typeof booking>('SELECT id, user_id FROM bookings ORDER BY id LIMIT 1');
  booking = rows[0] ?? { id: '', user_id: '' };
});
afterAll(() => database.close());

const run = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<R>(sql, values)).rows;
const again = async (version: number) => {
  await run('DELETE FROM schema_migrations WHERE version = $1', [version]);
  expect(await migrate(database)).toBe(1);
};

it('the booking that the event of an email named stands in a column', async () => {
  await run('ALTER TABLE outgoing_mail DROP COLUMN booking_id');
  const keys = {
    own: `booking-booked:${booking.id}`,
    twice: `car-offer:${booking.id}:${randomUUID()}`,
    driver: `driver-invited:${randomUUID()}:1772704800000`,
    other: `password-changed:${randomUUID()}`,
  };
  await run(
    `INSERT INTO booking_drivers (id, booking_id, email, invited_at, created_at)
     VALUES ($1, $2, 'guest@example.org', now(), now())`,
    [keys.driver.split(':')[1], booking.id],
  );
  for (const key of Object.values(keys)) {
    await run(
      `INSERT INTO outgoing_mail (event_key, recipient, template, data, status, created_at)
       VALUES ($1, 'somebody@example.org', $2, '{}', 'sent', now())`,
      [key, key.split(':')[0]],
    );
  }
  await again(163);
  const about = await run<{ event_key: string }>(
    `SELECT event_key FROM outgoing_mail WHERE booking_id = $1 AND recipient = $2`,
    [booking.id, 'somebody@example.org'],
  );
  expect(about.map(({ event_key }) => event_key).toSorted()).toEqual(
    [keys.own, keys.twice, keys.driver].toSorted(),
  );
});

it('what the reason of a step said before and after its colon stands in columns', async () => {
  await run(`ALTER TABLE booking_history ADD COLUMN reason text;
    UPDATE booking_history SET reason = kind;
    ALTER TABLE booking_history DROP COLUMN kind, DROP COLUMN detail, DROP COLUMN record;
    ALTER TABLE booking_history ALTER COLUMN reason SET NOT NULL`);
  const id = randomUUID();
  const steps = {
    [`changed:${id}`]: ['changed', null, id],
    [`offer:${id}`]: ['offer', null, id],
    'car:17': ['car', null, '17'],
    'delivery-later:2027-03-06T10:00:00Z': ['delivery-later', null, null],
    'support-refund: €20.00 to card: late': ['support-refund', '€20.00 to card: late', null],
    'dispute lost: €20.00': ['dispute', 'lost: €20.00', null],
    'sealed: ABCD-1234': ['sealed', 'ABCD-1234', null],
    'offer-declined': ['offer-declined', null, null],
  };
  const add = (reason: string, to: string) =>
    run(
      `INSERT INTO booking_history (booking_id, from_status, to_status, reason, actor, at)
       VALUES ($1, $2, $2, $3, 'provider', '2029-01-01')`,
      [booking.id, to, reason],
    );
  for (const reason of Object.keys(steps)) await add(reason, 'booked');
  await add('insufficient-funds', 'payment-failed');
  await add('car-unavailable', 'cancelled');
  await again(164);
  const rows = await run<{ kind: string; detail: string | null; record: string | null }>(
    `SELECT kind, detail, record FROM booking_history WHERE at = '2029-01-01' ORDER BY id`,
  );
  expect(rows.map(({ kind, detail, record }) => [kind, detail, record])).toEqual([
    ...Object.values(steps),
    ['payment-declined', 'insufficient-funds', null],
    ['cancelled-by-support', 'car-unavailable', null],
  ]);
  const kinds = await run<{ kind: string }>('SELECT DISTINCT kind FROM booking_history');
  expect(kinds.filter(({ kind }) => !stepKinds.some((one) => one === kind))).toEqual([]);
});

it('the request and the occasion that a key named stand in columns', async () => {
  await run(`ALTER TABLE payments DROP COLUMN request_id, DROP COLUMN occasion;
    ALTER TABLE credit_entries DROP COLUMN occasion`);
  const [charge] = await run<{ id: string; booking_id: string; user_id: string }>(`
    SELECT p.id, p.booking_id, b.user_id FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE p.kind = 'charge' AND p.status = 'succeeded' ORDER BY p.id LIMIT 1`);
  const requestId = randomUUID();
  await run(
    `INSERT INTO requests (id, kind, user_id, status, payload, booking_id, created_at, updated_at)
     VALUES ($1, 'modification', $2, 'pending', '{}', $3, now(), now())`,
    [requestId, charge?.user_id, charge?.booking_id],
  );
  const add = (kind: string, key: string, reason: string | null, parentId: string | null) =>
    run(
      `INSERT INTO payments (booking_id, kind, status, amount, currency, provider, idempotency_key,
         reason, parent_id, created_at, updated_at)
       VALUES ($1, $2, 'pending', 100, 'EUR', 'simulator', $3, $4, $5, now(), now())`,
      [charge?.booking_id, kind, key, reason, parentId],
    );
  const parent = charge?.id ?? '';
  await add('charge', `change:${requestId}`, null, null);
  await add('refund', `refund:${parent}:support-refund:10.50: late`, 'support-refund', parent);
  await again(165);
  const found = await run<{ idempotency_key: string }>(
    `SELECT idempotency_key, request_id, occasion FROM payments WHERE booking_id = $1
     AND (request_id IS NOT NULL OR occasion IS NOT NULL) ORDER BY kind`,
    [charge?.booking_id],
  );
  expect(found).toMatchObject([
    { idempotency_key: `change:${requestId}`, request_id: requestId, occasion: null },
    { request_id: null, occasion: '10.50: late' },
  ]);
});
