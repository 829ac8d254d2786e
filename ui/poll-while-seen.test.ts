import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { intervalsMs } from '../domain/policy-constants.ts';
import { pollWhileSeen } from './poll-while-seen.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks every 3 seconds whether an e-mail is verified, until it is stopped [A-VERIFY-002]', async () => {
  const ask = vi.fn(async () => {});
  const stop = pollWhileSeen(ask, intervalsMs.emailVerifiedPoll);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  show('visible');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks nothing while nobody looks, and at once when they come back [D-026-004]', async () => {
  const ask = vi.fn(async () => {});
  const stop = pollWhileSeen(ask, 1_000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(0);
  show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test('never asks twice at a time', async () => {
  let answer = () => {};
  const ask = vi.fn(
    () =>
      new Promise<void>((done) => {
        answer = done;
      }),
  );
  const stop = pollWhileSeen(ask, 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
