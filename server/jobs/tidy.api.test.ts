/** @module-tag embedded */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
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
  await issueLink(db, { purpose: 'reset-password', userId, ground: 'any', now });
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
    links: 1,
    attempts: 0,
  });
  await tidy(db, now.add({ hours: 30 * 24 + 2 }));
  expect((await left()).links).toBe(0);
});

it('checkout holds go after 30 days, ended requests after 90, sent emails after 540; what is open or promised stays', async () => {
  const { db, userId } = rental;
  const now = app.deps.clock.now();
  const at = toDate(now);
  const { id: bookingId, car } = await rental.book();
  const cancellation = await rental.done(
    `/api/bookings/${bookingId}/actions`,
    { action: 'user-cancel' },
    RequestRecord,
  );
  await rental.work(cancellation.id);
  const later = toDate(now.add({ minutes: 10 }));
  const times = { starts_at: at, ends_at: later, created_at: at, expires_at: later };
  const hold = { user_id: userId, car_id: car.id, ...times };
  await db
    .insertInto('holds')
    .values([
      { ...hold, released_at: at },
      { ...hold, released_at: null },
    ])
    .execute();
  const mail = { user_id: userId, recipient: 'tidy@handover.example', template: 'trip-thanks' };
  await db
    .insertInto('outgoing_mail')
    .values([
      { ...mail, event_key: 'tidy:sent', data: '{}', status: 'sent', created_at: at, sent_at: at },
      {
        ...mail,
        event_key: 'tidy:open',
        data: '{}',
        status: 'pending',
        created_at: at,
        sent_at: null,
      },
    ])
    .execute();
  const leftAfter = async (days: number) => {
    await tidy(db, now.add({ hours: 24 * days + 1 }));
    const requests = db.selectFrom('requests').select('kind').where('booking_id', '=', bookingId);
    const mails = db.selectFrom('outgoing_mail').select('event_key');
    return {
      released: (
        await db
          .selectFrom('holds')
          .select('id')
          .where('user_id', '=', userId)
          .where('released_at', '=', at)
          .execute()
      ).length,
      standing: (
        await db.selectFrom('holds').select('id').where('released_at', 'is', null).execute()
      ).length,
      requests: (await requests.orderBy('kind').execute()).map(({ kind }) => kind),
      mails: (await mails.where('event_key', 'like', 'tidy:%').orderBy('event_key').execute()).map(
        ({ event_key }) => event_key,
      ),
    };
  };
  const all = { requests: ['booking', 'cancellation'], mails: ['tidy:open', 'tidy:sent'] };
  expect(await leftAfter(29)).toEqual({ released: 1, standing: 1, ...all });
  expect(await leftAfter(30)).toEqual({ released: 0, standing: 1, ...all });
  expect(await leftAfter(89)).toMatchObject(all);
  expect(await leftAfter(90)).toMatchObject({ requests: ['cancellation'] });
  expect((await leftAfter(539)).mails).toContain('tidy:sent');
  expect((await leftAfter(540)).mails).toEqual(['tidy:open']);
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

it('pieces of a photograph go 90 days after the last of them, and stay together until then', async () => {
  const { db } = rental;
  const now = app.deps.clock.now();
  const digest = (digit: string) => digit.repeat(64);
  const piece = (digit: string, firstByte: number, daysAgo: number) => ({
    digest: digest(digit),
    first_byte: firstByte,
    content: Buffer.from('a piece'),
    received_at: toDate(now.subtract({ hours: 24 * daysAgo })),
  });
  await db
    .insertInto('evidence_pieces')
    .values([piece('a', 0, 200), piece('a', 7, 91), piece('b', 0, 200), piece('b', 7, 89)])
    .execute();
  await tidy(db, now);
  const left = await db.selectFrom('evidence_pieces').select(['digest', 'first_byte']).execute();
  expect(left.toSorted((one, other) => one.first_byte - other.first_byte)).toEqual([
    { digest: digest('b'), first_byte: 0 },
    { digest: digest('b'), first_byte: 7 },
  ]);
});
