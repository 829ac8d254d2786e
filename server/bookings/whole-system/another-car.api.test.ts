import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperateClient } from '../../../contract/operate/client.ts';
import { findFreeCars } from '../../catalogue/find-free-cars.ts';
import { verifyAudit } from '../../operate/audit/verify-audit.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { createRandom } from '../../sample-data/random.ts';
import { gatherStaff } from '../../testing/gather-staff.ts';
import { operateClient } from '../../testing/operate-as.ts';
import { clearRefusals, createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { inLanes } from '../../testing/rentals/in-lanes.ts';
import { createLifeline, startMortalNode } from '../../testing/rentals/mortal-node.ts';
import { type Nodes, startNodes } from '../../testing/rentals/nodes.ts';
import { randomTimes, rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';
import { testConsoleOrigin } from '../../testing/test-app.ts';

const DISPATCHERS = 20;
const PATIENCE_MS = isFull ? 3_600_000 : 120_000;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startNodes();
}, PATIENCE_MS);
afterAll(() => nodes.close());

it(
  'twenty people give away cars and move trips, on a node that is killed, while renters book, change and cancel: no car twice, each renter told once',
  async () => {
    const random = createRandom(seed + 2);
    const isRace = nodes.database.engine === 'postgres';
    const deeds = isRace ? sizeOf('SWAPS', 1000, 60) : 8;
    // The embedded database belongs to one process.
    const kills = isRace ? sizeOf('SWAP_KILLS', 20, 1) : 0;
    const cars = await rentableCars(nodes.database, isFull ? 60 : 6);
    const [simulator] = nodes.app.deps.cardEntry.simulators;
    if (!simulator) throw new Error('the provider is simulated in the tests');
    const crowd = await gatherCrowd(
      nodes.database,
      Array.from({ length: isFull ? 100 : 10 }, () => 'pays' as const),
    );
    const world = {
      send: nodes.send,
      cars,
      publishableKey: simulator.keys.publishableKey,
      random,
    };
    const renters = crowd.map((renter) => createBusyRenter(renter, world));
    const lifeline = createLifeline();
    const staff = await gatherStaff(
      nodes.database,
      Array.from({ length: isRace ? DISPATCHERS : 1 }, () => 'dispatcher' as const),
    );
    const desks = staff.map(({ cookie }) =>
      operateClient({ cookie, origin: testConsoleOrigin, requestConsole: lifeline.send }),
    );
    const livingBookings = () =>
      nodes.database.kysely
        .selectFrom('bookings')
        .innerJoin('users', 'users.id', 'bookings.user_id')
        .select('bookings.id')
        .where('creation_source', '=', 'crowd')
        .where('status', 'in', ['booked', 'security-deposit-pending'])
        .execute();

    const giveCar = async (api: OperateClient, id: string): Promise<string> => {
      const { items } = await api.listOtherCars({ params: { id } });
      // A car among the wanted ones, so that they get in each other's way.
      const wanted = items.filter((car) => cars.includes(car.id));
      const choice = wanted.length > 0 ? wanted : items;
      if (choice.length === 0) return 'no other car';
      const body = { carId: random.pick(choice).id, reason: 'late' as const };
      await api.giveAnotherCar({ params: { id }, body });
      return 'given';
    };
    const move = async (api: OperateClient, id: string): Promise<string> => {
      const times = randomTimes(random);
      const { verdict, price } = await api.previewMove({ params: { id }, body: times });
      if (!verdict.fits || !price) return 'taken then';
      const body = { ...times, agreedTotal: price.total };
      await api.moveBooking({ params: { id }, body });
      return 'moved';
    };

    await inLanes(renters, 4, (renter) => renter.act());
    const outcomes: Record<string, number> = {};
    const inexact: string[] = [];
    let done = 0;
    const work = inLanes([...Array(deeds).keys()], staff.length, async (n) => {
      if (n % 3 === 0) await random.pick(renters).act();
      const living = await livingBookings();
      const api = desks[n % desks.length];
      if (living.length === 0 || !api) return;
      const { id } = random.pick(living);
      const deed = n % 2 === 0 ? giveCar : move;
      const outcome = await deed(api, id).catch(({ code }) => String(code));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      inexact.push(...(await searchAround(id)));
      done += 1;
    });
    const began = performance.now();
    for (let kill = 1; kill <= kills; kill += 1) {
      const node = await startMortalNode(nodes.database.location, 'web');
      lifeline.connect(node.send);
      const part = Math.floor((deeds * kill) / (kills + 1));
      await expect
        .poll(() => done, { interval: 5, timeout: PATIENCE_MS / 2 })
        .toBeGreaterThanOrEqual(part);
      lifeline.connect(null);
      await node.kill();
    }
    lifeline.connect(nodes.app.requestConsole);
    await work;
    await nodes.app.deps.clock.moveTo(nodes.app.deps.clock.now().add({ minutes: 20 }));
    const problems = await untilQuiet(nodes, PATIENCE_MS / 2);
    note(
      `another car: ${JSON.stringify(outcomes)}, ${kills} kills, ` +
        `${Math.round((performance.now() - began) / 1000)} s, seed ${seed + 2}`,
    );
    expect(renters.flatMap(({ faults }) => faults)).toEqual([]);
    expect(problems).toEqual([]);
    expect(inexact, 'the search is exact after each').toEqual([]);
    const { given = 0, moved = 0, ...others } = outcomes;
    const known = [...clearRefusals, 'lesser_car', 'no other car', 'taken then'];
    expect(Object.keys(others).filter((one) => !known.includes(one))).toEqual([]);
    expect(Math.min(given, moved), 'a proof about nothing').toBeGreaterThan(0);
    expect(await entriesBy(staff.map(({ id }) => id))).toEqual({
      'booking car': given,
      'booking change': moved,
    });
    expect((await verifyAudit(nodes.database.kysely)).wrong).toEqual([]);
    const { differences } = await reconcile(nodes.app.deps);
    expect(differences.filter(({ ref }) => !ref?.startsWith('sample_'))).toEqual([]);
  },
  PATIENCE_MS,
);

/** Each press that was answered with "yes" has one entry, however often its answer was lost. */
async function entriesBy(actors: readonly string[]): Promise<Record<string, number>> {
  const rows = await nodes.database.kysely
    .selectFrom('audit_log')
    .select(({ fn }) => ['action', fn.countAll<string>().as('count')])
    .where('actor', 'in', actors)
    .groupBy('action')
    .execute();
  return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]));
}

/** At one moment: what the search finds for a booking's time, against what plain SQL says is free then. */
async function searchAround(bookingId: string): Promise<string[]> {
  return nodes.database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ id: string; from: Date; to: Date; is_free: boolean }>`
        SELECT c.id, b.starts_at AS from, b.ends_at AS to, NOT EXISTS (SELECT FROM occupancies o
            WHERE o.car_id = c.id AND o.during && tstzrange(b.starts_at, b.ends_at)) AS is_free
          FROM bookings b JOIN cars c ON c.city_id = b.city_id AND c.enabled
            AND coalesce(c.drivable_until >= (b.ends_at AT TIME ZONE 'UTC')::date, true)
         WHERE b.id = ${bookingId}`.execute(tx);
      const [first] = rows;
      if (!first) return [`${bookingId}: no car may be driven then`];
      const during = { from: first.from.toTemporalInstant(), to: first.to.toTemporalInstant() };
      const { cars } = await findFreeCars(tx, {
        cityId: 'lisbon',
        during,
        lastDay: during.to.toZonedDateTimeISO('UTC').toPlainDate(),
        filters: {},
        order: 'asc',
        limit: 1_000,
        offset: 0,
      });
      const found = new Set(cars.map(({ id }) => id));
      const wrong = rows.filter(({ id, is_free }) => found.has(id) !== is_free);
      return wrong.map(({ id }) => `the search about car ${id} at the time of ${bookingId}`);
    });
}
