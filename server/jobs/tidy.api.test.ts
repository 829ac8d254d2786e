import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueLink } from '../accounts/account-links.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { tidy } from './tidy.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

it('what nobody can ask for any more is removed two days later, and what a booking was made from is not', async () => {
  const { db, userId } = rental;
  const { id: bookingId } = await rental.book();
  const booked = await db
    .selectFrom('bookings')
    .select('quote_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { id: unused } = await rental.quote(await rental.freeCar());
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
    keys: (await db.selectFrom('idempotency_keys').select('key').execute()).length > 0,
    links: (await db.selectFrom('account_links').select('purpose').execute()).length,
    attempts: (await db.selectFrom('attempts').select('key').where('key', '=', 'x').execute())
      .length,
  });

  await tidy(db, now.add({ hours: 47 }));
  expect(await left()).toMatchObject({ keys: true, links: 1, attempts: 1 });
  expect((await left()).quotes).toContain(unused);
  await tidy(db, now.add({ hours: 50 }));
  expect(await left()).toEqual({ quotes: [booked.quote_id], keys: false, links: 0, attempts: 0 });
});
