import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { createRandom } from '../../sample-data/random.ts';
import { createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import {
  type Answer,
  openClient,
  type RentalClient,
  type Times,
} from '../../testing/rentals/client.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { inLanes } from '../../testing/rentals/in-lanes.ts';
import { type Nodes, startNodes } from '../../testing/rentals/nodes.ts';
import { randomTimes, rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { eventSenderOf, forgeEvent, repeatSomeEvent } from '../../testing/rentals/webhooks.ts';

const CLIENTS_PER_CAR = 40;
const LANES = 8;
const MOST_ROUNDS = 8;
const PAIRS = 4;
/** All rivals of a car at once; more cars at once would only wait for connections. */
const CARS_AT_A_TIME = 3;
const PATIENCE_MS = isFull ? 3_600_000 : 120_000;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startNodes();
}, PATIENCE_MS);
afterAll(() => nodes.close());

interface Attempt {
  readonly client: RentalClient;
  readonly carId: string;
  readonly times: Times;
  readonly quoteId: string;
}

/** A car given back needs its turnaround before it goes out again. */
const clash = (a: Times, b: Times, turnaroundMs: number) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) + turnaroundMs &&
  Date.parse(b.startsAt) < Date.parse(a.endsAt) + turnaroundMs;

describe('forty renters per car, on two nodes, with overlapping but unequal times', () => {
  it(
    'get exactly the bookings that can coexist, and everybody else a clear refusal [D-015-001]',
    async () => {
      const random = createRandom(seed);
      // On the embedded engine, one connection, this is no race; it still must come out right.
      const isRace = nodes.database.engine === 'postgres';
      const cars = await rentableCars(nodes.database, isRace ? sizeOf('CARS', 200, 3) : 1);
      const perCar = isRace ? CLIENTS_PER_CAR : 6;
      const crowd = await gatherCrowd(
        nodes.database,
        cars.flatMap(() => Array.from({ length: perCar }, () => 'pays' as const)),
      );
      const answers = new Map<Attempt, Answer>();
      const began = performance.now();
      await inLanes(cars, CARS_AT_A_TIME, async (carId, lane) => {
        const rivals: Attempt[] = [];
        for (const renter of crowd.slice(lane * perCar, (lane + 1) * perCar)) {
          const client = openClient(renter, nodes.send);
          const times = randomTimes(random);
          const quote = await client.quote(carId, times);
          expect(quote.status, JSON.stringify(quote.document)).toBe(201);
          rivals.push({ client, carId, times, quoteId: quote.document.id ?? '' });
        }
        await Promise.all(
          rivals.map(async (attempt, index) => {
            const { client, times, quoteId } = attempt;
            // Every third opens the checkout first, which holds the car for them.
            if (index % 3 === 0) await client.hold(carId, times);
            answers.set(attempt, await client.book(quoteId));
          }),
        );
      });
      const attempts = [...answers.keys()];
      const problems = await untilQuiet(nodes, PATIENCE_MS / 2);
      note(
        `races: ${attempts.length} clients, ${cars.length} cars, ` +
          `${[...answers.values()].filter(({ status }) => status === 202).length} booked, ` +
          `${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`,
      );
      expect(problems).toEqual([]);

      const turnaroundMs = 120 * 60_000;
      const codes = [...answers.values()].map((one) => one.document.error?.code ?? one.status);
      expect([...new Set(codes)].sort()).toEqual([202, 'car_unavailable']);
      const taken = attempts.filter((attempt) => answers.get(attempt)?.status === 202);
      for (const [attempt, answer] of answers) {
        const rivals = taken.filter((one) => one !== attempt && one.carId === attempt.carId);
        const isBlocked = rivals.some(({ times }) => clash(times, attempt.times, turnaroundMs));
        if (answer.status === 202) expect(isBlocked).toBe(false);
        else expect(isBlocked, 'refused although the car is free').toBe(true);
      }
      expect(taken.length).toBeGreaterThanOrEqual(cars.length);
      await expectOneChargeEach(taken.length);
    },
    PATIENCE_MS,
  );
});

describe('bookings, changes, cancellations and webhooks, all at once', () => {
  it(
    'leave no car taken twice, the ledger exact, and no request without an outcome',
    async () => {
      const random = createRandom(seed + 1);
      const [simulator] = nodes.app.deps.cardEntry.simulators;
      if (!simulator) throw new Error('the provider is simulated in the tests');
      // Told three times each, newest first, and later than anybody waits.
      await setControls(simulator.db, {
        webhooks: { times: 3, reordered: true, delaySeconds: 45 },
      });
      const isRace = nodes.database.engine === 'postgres';
      const operations = isRace ? sizeOf('OPERATIONS', 10_000, 100) : 25;
      const cars = await rentableCars(nodes.database, isFull ? 40 : 2);
      const tempers = ['pays', 'pays', 'pays', 'declines', 'asks'] as const;
      const crowd = await gatherCrowd(
        nodes.database,
        Array.from({ length: isFull ? 200 : 15 }, (_, index) => tempers[index % 5] ?? 'pays'),
      );
      const { publishableKey } = simulator.keys;
      const world = { send: nodes.send, cars, publishableKey, random };
      const renters = crowd.map((renter) => createBusyRenter(renter, world));

      const began = performance.now();
      const act = async (n: number) => {
        if (n % 20 === 7) await repeatSomeEvent(eventSenderOf(nodes));
        else if (n % 20 === 14)
          await forgeEvent(eventSenderOf(nodes), n % 40 === 14 ? 'wrong key' : 'too old');
        else await random.pick(renters).act();
        // Now and then a lease lapses and a second worker takes up what a first one is doing.
        if (n % 25 === 0) await workTwice();
      };
      const expected = isRace ? ['booking', 'cancellation', 'modification'] : ['booking'];
      let accepted: Record<string, number> = {};
      // Who comes first is for the machine to decide; on, until each kind has been accepted once.
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        await inLanes([...Array(operations).keys()], LANES, act);
        accepted = await acceptedRequests();
        if (expected.every((kind) => kind in accepted)) break;
      }
      // Whoever left their bank's page open has gone by now, and all that was delayed is told.
      await nodes.app.deps.clock.moveTo(nodes.app.deps.clock.now().add({ minutes: 20 }));
      const problems = await untilQuiet(nodes, PATIENCE_MS / 2);
      note(
        `mixed: ${operations} operations, ${crowd.length} renters, ${cars.length} cars, ` +
          `${Math.round((performance.now() - began) / 1000)} s, seed ${seed + 1}`,
      );
      expect(renters.flatMap(({ faults }) => faults)).toEqual([]);
      expect(problems).toEqual([]);
      expect(Object.keys(accepted), 'a proof about nothing').toEqual(
        expect.arrayContaining(expected),
      );
    },
    PATIENCE_MS,
  );
});

describe('renters who hold a car and want another', () => {
  const hold = { startsAt: '2027-11-01T09:00:00Z', endsAt: '2027-11-03T09:00:00Z' };
  const isClear = ({ status, document }: Answer) =>
    status < 300 || document.error?.code === 'car_unavailable';

  it(
    'and swap them at the same moment are answered clearly, each of them',
    async () => {
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const [one, other] = (await gatherCrowd(nodes.database, ['pays', 'pays'])).map((renter) =>
          openClient(renter, nodes.send),
        );
        const [first = '', second = ''] = await rentableCars(nodes.database, 2);
        if (!one || !other) throw new Error('nobody came');
        await one.hold(first, hold);
        await other.hold(second, hold);
        const answers = await Promise.all([one.hold(second, hold), other.hold(first, hold)]);
        expect(answers.filter((answer) => !isClear(answer))).toEqual([]);
        await nodes.database.kysely.deleteFrom('holds').execute();
      }
    },
    PATIENCE_MS,
  );

  it(
    'from two windows at once have one hold in the end [D-016-002]',
    async () => {
      const [renter] = await gatherCrowd(nodes.database, ['pays']);
      if (!renter) throw new Error('nobody came');
      const client = openClient(renter, nodes.send);
      const cars = await rentableCars(nodes.database, 4);
      const answers = await Promise.all(cars.map((car) => client.hold(car, hold)));
      expect(answers.filter((answer) => !isClear(answer))).toEqual([]);
      const { rows } = await nodes.database.pool.query(
        `SELECT FROM occupancies JOIN holds ON holds.id = hold_id WHERE user_id = $1`,
        [renter.userId],
      );
      expect(rows).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});

async function acceptedRequests(): Promise<Record<string, number>> {
  const { rows } = await nodes.database.pool.query<{ kind: string; count: number }>(
    `SELECT kind, count(*)::int AS count FROM requests JOIN users ON users.id = user_id
     WHERE creation_source = 'crowd' AND status = 'accepted' GROUP BY kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Queues every open request and every booking of the moment once more. */
async function workTwice(): Promise<void> {
  const { jobs, database } = nodes.app.deps;
  const db = database.kysely;
  const open = await db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of open.slice(0, 10)) await jobs.enqueue(db, 'requests', { requestId: id });
  await jobs.enqueue(db, 'sweep', {});
}

/** As many charges at the provider as there are bookings, and none besides. */
async function expectOneChargeEach(bookings: number): Promise<void> {
  const since = Temporal.Instant.fromEpochMilliseconds(0);
  const payments = await Array.fromAsync(
    nodes.app.deps.paymentProvider.accountOf('EUR').listPayments(since),
  );
  const charges = payments.filter(
    ({ kind, ref }) => kind === 'charge' && !ref.startsWith('sample_'),
  );
  expect(charges).toHaveLength(bookings);
  expect(new Set(charges.map(({ paymentId }) => paymentId)).size).toBe(bookings);
}
