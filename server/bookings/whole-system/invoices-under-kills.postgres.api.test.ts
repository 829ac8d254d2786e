import { expect, it } from 'vitest';
import { openSimulatedClock } from '../../clock.ts';
import { type Database, openDatabase } from '../../db/connect.ts';
import { openClient, type Times } from '../../testing/rentals/client.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { createLifeline, startMortalNode } from '../../testing/rentals/mortal-node.ts';
import { startNode } from '../../testing/rentals/nodes.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { copyTestDatabase, testNow } from '../../testing/test-database.ts';

const BOOKINGS = 40;
/** The node is killed, and started again, each time so many of their invoices are there. */
const KILLED_AT = [3, 8, 14, 20];
const times: Times = { startsAt: '2027-08-10T09:00:00Z', endsAt: '2027-08-12T09:00:00Z' };

it('forty bookings at once, on a node killed four times while it issues their invoices, have the numbers 1 to n', async () => {
  const { location, remove } = await copyTestDatabase();
  const database = await openDatabase(location);
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  await clock.close();
  const crowd = await gatherCrowd(
    database,
    Array.from({ length: BOOKINGS }, () => 'pays'),
  );
  const cars = await rentableCars(database, BOOKINGS);
  const lifeline = createLifeline();
  const answers = Promise.all(
    crowd.map(async (renter, index) => {
      const client = openClient(renter, lifeline.send);
      const quote = await client.quote(cars[index] ?? '', times);
      return client.book(quote.document.id ?? '');
    }),
  );
  for (const count of KILLED_AT) {
    const node = await startMortalNode(location);
    lifeline.connect(node.send);
    const issued = async () => (await invoicedBookings(database)).length;
    await expect.poll(issued, { interval: 10 }).toBeGreaterThanOrEqual(count);
    lifeline.connect(null);
    await node.kill();
  }

  const last = await startNode(database);
  lifeline.connect(last.app.request);
  expect((await answers).map(({ status }) => status)).toEqual(crowd.map(() => 202));
  await last.app.deps.clock.moveTo(testNow.add({ minutes: 20 })); // what a kill left unfinished ends
  const problems = await untilQuiet({ app: last.app, database }, 90_000);
  const [invoiced, booked] = [await invoicedBookings(database), await paidBookings(database)];
  const numbers = await numbersOf(database);
  await last.stop();
  await remove();
  expect(problems).toEqual([]);
  expect(booked.length).toBeGreaterThanOrEqual(KILLED_AT.at(-1) ?? BOOKINGS);
  expect(invoiced.toSorted()).toEqual(booked.toSorted());
  for (const { of, ordinals } of numbers) {
    expect(ordinals, of).toEqual(ordinals.map((_, index) => index + 1));
  }
});

async function invoicedBookings({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT i.booking_id AS id FROM invoices i JOIN bookings b ON b.id = i.booking_id
     JOIN users u ON u.id = b.user_id WHERE u.creation_source = 'crowd' AND i.kind = 'invoice'`,
  );
  return rows.map(({ id }) => id);
}

async function paidBookings({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT b.id FROM bookings b JOIN users u ON u.id = b.user_id
     WHERE u.creation_source = 'crowd' AND b.status = 'security-deposit-pending'`,
  );
  return rows.map(({ id }) => id);
}

/** Of each seller, year and kind. */
async function numbersOf({ pool }: Database) {
  const { rows } = await pool.query<{ of: string; ordinals: number[] }>(
    `SELECT series || ' ' || year || ' ' || kind AS "of",
       array_agg(ordinal ORDER BY ordinal) AS ordinals FROM invoices GROUP BY series, year, kind`,
  );
  return rows;
}
