import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';
import { latenciesOf } from './measure-load.ts';
import { openLoop } from './open-loop.ts';
import { percentile } from './percentile.ts';

/** Time passes only while somebody sleeps. */
function testClock() {
  let ms = 0;
  return {
    now: () => ms,
    sleep: async (wait: number) => {
      ms += wait;
    },
  };
}

test('arrivals are evenly spaced and as many as rate and time make', () => {
  expect(arrivals(200, 0.02)).toEqual([0, 5, 10, 15]);
  expect(arrivals(300, 10)).toHaveLength(3_000);
  expect(arrivals(300, 10).at(-1)).toBeCloseTo(9_996.67, 2);
});

test('each request starts when it is due, although none before it was answered', async () => {
  const clock = testClock();
  const startedMs: number[] = [];
  const never = new Promise<boolean>(() => {});
  const lastStarted = Promise.withResolvers<void>();
  openLoop(
    [0, 10, 20],
    (index) => {
      startedMs.push(clock.now());
      if (index === 2) lastStarted.resolve();
      return never;
    },
    clock,
  );
  await lastStarted.promise;
  expect(startedMs).toEqual([0, 10, 20]);
});

test('latency counts from when a request was due, not from when it could be sent', async () => {
  const clock = testClock();
  const outcomes = await openLoop(
    [0, 10, 20],
    async (index) => {
      if (index === 0) await clock.sleep(100); // holds up everything that comes after it
      return true;
    },
    clock,
  );
  expect(outcomes.map(({ latencyMs }) => latencyMs)).toEqual([100, 90, 80]);
});

test('a request that fails counts as failed, with its latency', async () => {
  const outcomes = await openLoop(
    [0, 10],
    async (index) => {
      if (index === 0) throw new Error('connection lost');
      return false;
    },
    testClock(),
  );
  expect(outcomes).toHaveLength(2);
  expect(latenciesOf(outcomes).failed).toBe(2);
});

test('percentiles are nearest ranks, whatever the order', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(oneToHundred, 0.5)).toBe(50);
  expect(percentile(oneToHundred, 0.95)).toBe(95);
  expect(percentile(oneToHundred, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([1, 2, 3], 0.5)).toBe(2);
  expect(percentile([], 0.5)).toBeNaN();
});

test('values are compared as numbers', () => {
  expect(percentile([9, 10, 100], 0.5)).toBe(10);
});
