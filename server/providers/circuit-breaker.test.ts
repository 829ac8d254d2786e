import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

class Unavailable extends Error {}

const dead = () => Promise.reject(new Unavailable('no answer'));

async function openedBreaker() {
  const time = { ms: 0 };
  const breaker = createCircuitBreaker(Unavailable, () => time.ms);
  for (let call = 0; call < 5; call += 1) await breaker.run(dead).catch(() => {});
  return { breaker, time };
}

it('asks again after ten seconds, and goes on when it is answered', async () => {
  const { breaker, time } = await openedBreaker();
  await expect(breaker.run(async () => 'alive')).rejects.toBeInstanceOf(Unavailable);
  time.ms = 10_000;
  expect(await breaker.run(async () => 'alive')).toBe('alive');
  expect(await breaker.run(async () => 'alive')).toBe('alive');
});

it('sends one call ahead, not all at once', async () => {
  const { breaker, time } = await openedBreaker();
  time.ms = 10_000;
  let calls = 0;
  const slow = () => {
    calls += 1;
    return new Promise<string>((resolve) => setImmediate(() => resolve('alive')));
  };
  const results = await Promise.allSettled([breaker.run(slow), breaker.run(slow)]);
  expect(calls).toBe(1);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('waits anew when the one call finds it still dead', async () => {
  const { breaker, time } = await openedBreaker();
  time.ms = 10_000;
  await breaker.run(dead).catch(() => {});
  time.ms = 19_999;
  await expect(breaker.run(async () => 'alive')).rejects.toBeInstanceOf(Unavailable);
});

it('takes a refusal for a sign of life', async () => {
  const breaker = createCircuitBreaker(Unavailable, () => 0);
  for (let call = 0; call < 4; call += 1) await breaker.run(dead).catch(() => {});
  await breaker.run(() => Promise.reject(new Error('no such customer'))).catch(() => {});
  for (let call = 0; call < 4; call += 1) await breaker.run(dead).catch(() => {});
  expect(await breaker.run(async () => 'alive')).toBe('alive');
});
