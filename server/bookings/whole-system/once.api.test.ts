/** @module-tag embedded */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../testing/rentals/client.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { type Nodes, startNodes } from '../../testing/rentals/nodes.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';

const TIMES = 20;
const QUIET_WITHIN_MS = 60_000;
const trip = { startsAt: '2027-09-01T09:00:00Z', endsAt: '2027-09-04T09:00:00Z' };

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startNodes();
});
afterAll(() => nodes.close());

const rowsOf = async (table: 'bookings' | 'payments' | 'requests') => {
  const { rows } = await nodes.database.pool.query<{ count: number }>(
    table === 'payments'
      ? `SELECT count(*)::int AS count FROM payments JOIN bookings ON bookings.id = booking_id
         JOIN users ON users.id = bookings.user_id WHERE creation_source = 'crowd'`
      : `SELECT count(*)::int AS count FROM ${table} JOIN users ON users.id = user_id
         WHERE creation_source = 'crowd'`,
  );
  return rows[0]?.count;
};

it('the same key sent twenty times at once, over both nodes, is one booking, one charge and twenty equal answers [D-017-004]', async () => {
  const [renter] = await gatherCrowd(nodes.database, ['pays']);
  const [car = ''] = await rentableCars(nodes.database, 1);
  if (!renter) throw new Error('nobody came');
  const client = openClient(renter, nodes.send);
  const quote = await client.quote(car, trip);
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => client.book(quote.document.id ?? '', key)),
  );
  expect(answers).toHaveLength(TIMES);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 202, document: { kind: 'booking' } });
  expect(await untilQuiet(nodes, QUIET_WITHIN_MS)).toEqual([]);
  expect(await rowsOf('bookings')).toBe(1);
  expect(await rowsOf('requests')).toBe(1);
  expect(await rowsOf('payments')).toBe(1);

  // And so for what comes later, cancelling included.
  const bookingId = answers[0]?.document.bookingId ?? '';
  const cancelKey = crypto.randomUUID();
  const cancelled = await Promise.all(
    Array.from({ length: TIMES }, () => client.cancel(bookingId, cancelKey)),
  );
  for (const answer of cancelled) expect(answer).toEqual(cancelled[0]);
  expect(cancelled[0]?.status).toBe(202);
  expect(await untilQuiet(nodes, QUIET_WITHIN_MS)).toEqual([]);
  expect(await rowsOf('payments')).toBe(2);
});

it('twenty clicks under keys of their own are still one booking of that quote', async () => {
  const [renter] = await gatherCrowd(nodes.database, ['pays']);
  const [car = ''] = await rentableCars(nodes.database, 1);
  if (!renter) throw new Error('nobody came');
  const client = openClient(renter, nodes.send);
  const before = (await rowsOf('bookings')) ?? 0;
  const quote = await client.quote(car, { ...trip, endsAt: '2027-09-03T09:00:00Z' });
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => client.book(quote.document.id ?? '')),
  );
  expect(new Set(answers.map(({ document }) => document.id)).size).toBe(1);
  expect(await rowsOf('bookings')).toBe(before + 1);
  expect(await untilQuiet(nodes, QUIET_WITHIN_MS)).toEqual([]);
});

it('credit is spent once, however many bookings are made with it at the same moment [D-014-003]', async () => {
  const [renter] = await gatherCrowd(nodes.database, ['pays']);
  if (!renter) throw new Error('nobody came');
  await nodes.database.kysely
    .insertInto('credit_entries')
    .values({
      user_id: renter.userId,
      currency: 'EUR',
      amount: 50_0000,
      reason: 'goodwill',
      idempotency_key: crypto.randomUUID(),
      created_at: new Date(),
    })
    .execute();
  const client = openClient(renter, nodes.send);
  const cars = await rentableCars(nodes.database, 4);
  const times = { startsAt: '2027-10-01T09:00:00Z', endsAt: '2027-10-03T09:00:00Z' };
  const quotes = [];
  for (const car of cars) quotes.push(await client.quote(car, times));
  const answers = await Promise.all(quotes.map(({ document }) => client.book(document.id ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
  const refusals = answers.map(({ document }) => document.error?.code).filter(Boolean);
  expect(new Set(refusals)).toEqual(new Set(['price_changed']));
  expect(await untilQuiet(nodes, QUIET_WITHIN_MS)).toEqual([]);
});

it('a visitor’s quote that two renters know is booked by one of them', async () => {
  const clients = (await gatherCrowd(nodes.database, ['pays', 'pays'])).map((renter) =>
    openClient(renter, nodes.send),
  );
  const [car = ''] = await rentableCars(nodes.database, 1);
  const visitor = openClient({ userId: '', methodId: '', cookie: '', temper: 'pays' }, nodes.send);
  const quote = await visitor.post('/api/quotes', {
    carId: car,
    startsAt: '2027-12-01T09:00:00Z',
    endsAt: '2027-12-02T09:00:00Z',
  });
  const answers = await Promise.all(clients.map((client) => client.book(quote.document.id ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  expect(answers.find(({ status }) => status === 409)?.document.error?.code).toBe(
    'car_unavailable',
  );
});
