import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/client.ts';
import { timeoutsMs } from '../../domain/policy-constants.ts';
import { createRequestWatch } from './request-watch.ts';
import { later, pendingRequest, playedReach } from './requests.fixture.ts';

const refusedWith = (code: 'not_found' | 'not_signed_in') => () =>
  Promise.reject(new ApiError({ code, message: '' }, 404));

function watching(server = playedReach()) {
  const watch = createRequestWatch(server.reach, pendingRequest.id, pendingRequest);
  watch.start();
  return { ...server, watch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is told of the end by the stream, asks for nothing, and stops listening [R-CALL-011]', () => {
  const { watch, tell, played, listening } = watching();
  tell(later(1, { status: 'accepted' }));
  expect(watch.get().record?.status).toBe('accepted');
  expect(played.reads).toBe(0);
  expect(listening()).toBe(0);
});

test('asks instead while the stream is broken, and no more once it is back', async () => {
  const { watch, breakStreams, tell, played } = watching();
  breakStreams();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(played.reads).toBe(3);
  tell(later(5, {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(played.reads).toBe(3);
  expect(watch.get().isReachable).toBe(true);
});

test('finds the end by asking when the stream never comes back', async () => {
  const { watch, breakStreams, played } = watching();
  breakStreams();
  played.answer = async () => later(2, { status: 'failure', errorCode: 'card_declined' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch.get().record?.errorCode).toBe('card_declined');
  const { reads } = played;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(played.reads).toBe(reads);
});

test('says that the connection is lost, and goes on when it is back', async () => {
  const { watch, breakStreams, played } = watching();
  played.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  breakStreams();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.get().isReachable).toBe(false);
  played.answer = async () => later(3, { status: 'accepted' });
  watch.pollNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.get()).toMatchObject({ isReachable: true, record: { status: 'accepted' } });
});

test('a time-out is no failure: it goes on watching, and asks in case the stream is stuck [A-POLICY-001 D-017-002 D-040-001 R-CHECKOUT-018]', async () => {
  const { watch, played } = watching();
  await vi.advanceTimersByTimeAsync(timeoutsMs.request - 1);
  expect(watch.get().patience).toBe('usual');
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.get().patience).toBe('long');
  expect(played.reads).toBe(1);
  await vi.advanceTimersByTimeAsync(timeoutsMs.booking - timeoutsMs.request);
  expect(watch.get()).toMatchObject({ patience: 'very-long', record: { status: 'pending' } });
  played.answer = async () => later(300, { status: 'accepted' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch.get().record?.status).toBe('accepted');
});

test('an answer that was asked for before the end and arrives after it changes nothing', async () => {
  const { watch, breakStreams, played, tell } = watching();
  let answer = (_: typeof pendingRequest) => {};
  played.answer = () =>
    new Promise((done) => {
      answer = done;
    });
  breakStreams();
  tell(later(2, { status: 'accepted' }));
  answer(later(1, {}));
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.get().record?.status).toBe('accepted');
});

test('an older word does not undo a newer one', () => {
  const { watch, tell } = watching();
  const awaiting = {
    kind: 'card_authentication',
    clientSecret: 'secret',
    publishableKey: 'pk',
  } as const;
  tell(later(2, { awaiting }));
  tell(later(1, {}));
  expect(watch.get().record?.awaiting).toEqual(awaiting);
});

test.each([
  ['not_found', 'snap-deleted'],
  ['not_signed_in', 'not_signed_in'],
] as const)('%s ends the watch as %s [A-DATA-013 D-017-002 R-ERROR-001]', async (code, refusal) => {
  const { watch, breakStreams, played, listening } = watching();
  played.answer = refusedWith(code);
  breakStreams();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.get().refusal).toBe(refusal);
  expect(listening()).toBe(0);
});

test('stopped, it neither listens nor asks', async () => {
  const { watch, played, listening } = watching();
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([listening(), played.reads]).toEqual([0, 0]);
});
