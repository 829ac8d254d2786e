import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../../operate/audit/verify-audit.ts';
import { createRandom } from '../../sample-data/random.ts';
import { createBusyRenter } from '../../testing/rentals/busy-renter.ts';
import { gatherCrowd } from '../../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { inLanes } from '../../testing/rentals/in-lanes.ts';
import { type Nodes, startNodes } from '../../testing/rentals/nodes.ts';
import { rentableCars } from '../../testing/rentals/trips.ts';
import { untilQuiet } from '../../testing/rentals/until-quiet.ts';

const DISPATCHERS = 20;
const PATIENCE_MS = isFull ? 3_600_000 : 120_000;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startNodes();
}, PATIENCE_MS);
afterAll(() => nodes.close());

const expected = [
  'given',
  'car_unavailable',
  'lesser_car',
  'booking_not_changeable',
  'change_in_progress',
];

it(
  'twenty people give away cars while renters book, change and cancel: no car twice, each renter told once',
  async () => {
    const random = createRandom(seed + 2);
    const isRace = nodes.database.engine === 'postgres';
    const swaps = isRace ? sizeOf('SWAPS', 1000, 40) : 5;
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
    const { api } = await nodes.app.operate('owner@handover.example');
    const livingBookings = () =>
      nodes.database.kysely
        .selectFrom('bookings')
        .innerJoin('users', 'users.id', 'bookings.user_id')
        .select('bookings.id')
        .where('creation_source', '=', 'crowd')
        .where('status', 'in', ['booked', 'security-deposit-pending'])
        .execute();

    await inLanes(renters, 4, (renter) => renter.act());
    const outcomes: Record<string, number> = {};
    const swap = async () => {
      const living = await livingBookings();
      if (living.length === 0) return;
      const { id } = random.pick(living);
      const { items } = await api.listOtherCars({ params: { id } });
      // A car among the wanted ones, so that they get in each other's way.
      const wanted = items.filter((car) => cars.includes(car.id));
      const choice = wanted.length > 0 ? wanted : items;
      if (choice.length === 0) return;
      const body = { carId: random.pick(choice).id, reason: 'late' as const };
      const outcome = await api.giveAnotherCar({ params: { id }, body }).then(
        () => 'given',
        ({ code }) => String(code),
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    };
    const began = performance.now();
    await inLanes([...Array(swaps).keys()], isRace ? DISPATCHERS : 1, async (n) => {
      if (n % 3 === 0) await random.pick(renters).act();
      await swap();
    });
    await nodes.app.deps.clock.moveTo(nodes.app.deps.clock.now().add({ minutes: 20 }));
    const problems = await untilQuiet(nodes, PATIENCE_MS / 2);
    note(
      `another car: ${JSON.stringify(outcomes)}, ${Math.round((performance.now() - began) / 1000)} s`,
    );
    expect(renters.flatMap(({ faults }) => faults)).toEqual([]);
    expect(problems).toEqual([]);
    expect(Object.keys(outcomes).filter((one) => !expected.includes(one))).toEqual([]);
    expect(outcomes['given'] ?? 0, 'a proof about nothing').toBeGreaterThan(0);
    const entries = await nodes.database.kysely
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action', '=', 'booking car')
      .executeTakeFirstOrThrow();
    expect(Number(entries.count)).toBe(outcomes['given']);
    expect((await verifyAudit(nodes.database.kysely)).wrong).toEqual([]);
  },
  PATIENCE_MS,
);
