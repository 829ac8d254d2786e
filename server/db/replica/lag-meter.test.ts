import { expect, it } from 'vitest';
import { createLagMeter } from './lag-meter.ts';

it('a replica that has all is not behind, however long the primary rests', () => {
  const lagMs = createLagMeter();
  expect(lagMs({ primary: 100n, replayed: 100n, nowMs: 0 })).toBe(0);
  expect(lagMs({ primary: 100n, replayed: 100n, nowMs: 60_000 })).toBe(0);
  expect(lagMs({ primary: 200n, replayed: 200n, nowMs: 60_500 })).toBe(0);
});

it('counts from when the oldest thing it lacks was seen [R-CALL-026]', () => {
  const lagMs = createLagMeter();
  lagMs({ primary: 100n, replayed: 100n, nowMs: 0 });
  expect(lagMs({ primary: 200n, replayed: 100n, nowMs: 500 })).toBe(0);
  expect(lagMs({ primary: 300n, replayed: 150n, nowMs: 1_000 })).toBe(500);
  expect(lagMs({ primary: 300n, replayed: 200n, nowMs: 1_500 })).toBe(500);
  expect(lagMs({ primary: 300n, replayed: 300n, nowMs: 2_000 })).toBe(0);
});

it('goes on counting for a replica that is away for a day', () => {
  const lagMs = createLagMeter();
  let lag = 0;
  for (let second = 0; second <= 86_400; second += 1) {
    lag = lagMs({ primary: 100n + BigInt(second), replayed: 99n, nowMs: second * 1_000 });
  }
  expect(lag).toBe(86_400_000);
  // What was not noted singly counts as old as the last that was: rather too much than too little.
  expect(lagMs({ primary: 86_500n, replayed: 86_499n, nowMs: 86_400_500 })).toBeGreaterThan(0);
  expect(lagMs({ primary: 86_500n, replayed: 86_500n, nowMs: 86_401_000 })).toBe(0);
});

it('begins anew when the primary is another one, with less in its log', () => {
  const lagMs = createLagMeter();
  lagMs({ primary: 500n, replayed: 400n, nowMs: 0 });
  expect(lagMs({ primary: 300n, replayed: 200n, nowMs: 9_000 })).toBe(0);
});
