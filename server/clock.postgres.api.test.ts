import { afterEach, expect, it, vi } from 'vitest';
import { openSimulatedClock } from './clock.ts';
import { openDatabase } from './db/connect.ts';
import { copyTestDatabase, testNow } from './testing/test-database.ts';

/** Far more than a slow answer of the database can be mistaken for. */
const ASIDE = { minutes: 7 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** The machine's clock is wrong from now on. */
function skew(by: Temporal.DurationLike): void {
  const trueInstant = Temporal.Now.instant;
  vi.spyOn(Temporal.Now, 'instant').mockImplementation(() => trueInstant().add(by));
}

const apart = (a: Temporal.Instant, b: Temporal.Instant) => Math.abs(a.since(b).total('seconds'));

it.each([
  ['ahead', ASIDE],
  ['behind', { minutes: -7 }],
])('a node whose own clock is %s goes by the database’s', async (_, by) => {
  const { location, remove } = await copyTestDatabase('empty');
  const [right, wrong] = [await openDatabase(location), await openDatabase(location)];
  const clock = await openSimulatedClock(right);
  await clock.moveTo(testNow);
  const truth = Temporal.Now.instant();
  skew(by);
  const skewed = await openSimulatedClock(wrong);
  expect(apart(skewed.now(), testNow), 'moved').toBeLessThan(30);

  // What it sets, all nodes take for the same.
  await skewed.moveTo(null);
  expect(apart(skewed.now(), truth), 'true').toBeLessThan(30);
  await skewed.moveTo(testNow);
  vi.restoreAllMocks();
  const another = await openSimulatedClock(right);
  expect(apart(another.now(), testNow), 'seen by another').toBeLessThan(30);

  await Promise.all([clock, skewed, another].map((one) => one.close()));
  await Promise.all([right, wrong].map((one) => one.close()));
  await remove();
});

it('an answer that comes after a newer one does not set the clock back', async () => {
  const { location, remove } = await copyTestDatabase('empty');
  const database = await openDatabase(location);
  let hear = () => {};
  let holdBack: Promise<unknown> | null = null;
  const slow = new Proxy(database.kysely, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'selectNoFrom') return typeof value === 'function' ? value.bind(target) : value;
      return (...columns: Parameters<typeof target.selectNoFrom>) => {
        const query = target.selectNoFrom(...columns);
        const held = holdBack;
        holdBack = null;
        return {
          executeTakeFirstOrThrow: async () => {
            const row = await query.executeTakeFirstOrThrow();
            await held;
            return row;
          },
        };
      };
    },
  });
  const listen: typeof database.listen = async (_, { onMessage }) => {
    hear = () => onMessage('');
    return async () => {};
  };
  const clock = await openSimulatedClock({ ...database, kysely: slow, listen });
  await clock.moveTo(testNow);
  const { promise, resolve } = Promise.withResolvers<void>();
  holdBack = promise;
  hear(); // the question is asked now, and answered late
  await clock.moveTo(testNow.add({ hours: 48 }));
  resolve();
  await new Promise(setImmediate);
  expect(apart(clock.now(), testNow.add({ hours: 48 }))).toBeLessThan(30);
  await clock.close();
  await database.close();
  await remove();
});
