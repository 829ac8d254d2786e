import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
