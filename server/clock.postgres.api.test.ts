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
