import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testNow } from '../testing/test-database.ts';
import { countAttempt } from './count-attempt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const limit = { most: 2, minutes: 15 };
const count = async (key: string, at: Temporal.Instant) =>
  (await countAttempt(app.deps.database.kysely, key, limit, at)).isWithin;

async function useUp(key: string) {
  const within = [];
  for (let n = 0; n < 3; n += 1) within.push(await count(key, testNow));
  expect(within).toEqual([true, true, false]);
}

it('a window ends a quarter of an hour after its first attempt, and a new one begins', async () => {
  await useUp('later');
  const almost = testNow.add({ minutes: 15 }).subtract({ seconds: 1 });
  expect(await count('later', almost)).toBe(false);
  expect(await count('later', testNow.add({ minutes: 15 }))).toBe(true);
});

it('a clock that was moved back by a whole window locks nobody out [A-SAFE-023]', async () => {
  await useUp('back');
  expect(await count('back', testNow.subtract({ minutes: 15 }))).toBe(true);
});

it('a node whose clock is a little behind forgives nothing [A-SAFE-023]', async () => {
  await useUp('behind');
  expect(await count('behind', testNow.subtract({ minutes: 14, seconds: 59 }))).toBe(false);
});
