import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueLink } from '../accounts/account-links.ts';
import { toDate } from '../db/instant.ts';
import { laterTrip, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { tidy } from './tidy.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

it('what nobody can ask for any more is removed two days later, and what a booking was made from is not [R-DATA-028]', async () => {
  const { db, userId } = rental;
  const { id: bookingId } = await rental.book();
  const booked = await db
    .selectFrom('bookings')
    .select('quote_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const car = await rental.freeCar();
  const { id: unused } = await rental.quote(car);
  const visitors = await app.request('/api/quotes', {
    method: 'POST',
    headers: {
      Origin: testOrigin,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ carId: car, ...laterTrip }),
  });
  expect(visitors.status).toBe(201);
  const now = app.deps.clock.now();
  await issueLink(db, { purpose: 'reset-password', userId, now });
  await db
    .insertInto('attempts')
    .values({ key: 'x', count: 1, began_at: now.toString() })
    .execute();
  const left = async () => ({
    quotes: (
      await db.selectFrom('quotes').select('id').where('user_id', '=', userId).execute()
    ).map(({ id }) => id),
    visitorsQuotes: (
      await db.selectFrom('quotes').select('id').where('user_id', 'is', null).execute()
    ).length,
    keys: (await db.selectFrom('idempotency_keys').select('key').execute()).length > 0,
    links: (await db.selectFrom('account_links').select('purpose').execute()).length,
    attempts: (await db.selectFrom('attempts').select('key').where('key', '=', 'x').execute())
      .length,
  });

  await tidy(db, now.add({ hours: 47 }));
  expect(await left()).toMatchObject({ visitorsQuotes: 1, keys: true, links: 1, attempts: 1 });
  expect((await left()).quotes).toContain(unused);
  await tidy(db, now.add({ hours: 50 }));
  expect(await left()).toEqual({
    quotes: [booked.quote_id],
    visitorsQuotes: 0,
    keys: false,
    links: 0,
    attempts: 0,
  });
});

it('what a provider told is forgotten 30 days after it was handled, and kept until it was [R-DATA-029]', async () => {
  const { db } = rental;
  const now = app.deps.clock.now();
  const told = { provider: 'stripe', subject: 'payment', ref: 'pi_1', received_at: toDate(now) };
  await db
    .insertInto('webhook_events')
    .values([
      { ...told, event_id: 'evt_handled', handled_at: toDate(now) },
      { ...told, event_id: 'evt_open', handled_at: null },
    ])
    .execute();
  const leftAfter = async (hours: number) => {
    await tidy(db, now.add({ hours }));
    const events = await db
      .selectFrom('webhook_events')
      .select('event_id')
      .where('ref', '=', 'pi_1')
      .orderBy('event_id')
      .execute();
    return events.map(({ event_id }) => event_id);
  };
  expect(await leftAfter(30 * 24)).toEqual(['evt_handled', 'evt_open']);
  expect(await leftAfter(30 * 24 + 1)).toEqual(['evt_open']);
});
