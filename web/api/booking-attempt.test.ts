import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/client.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { timeoutsMs } from '../../domain/policy-constants.ts';
import { accepted, body, world } from './booking-attempt.fixture.ts';
import { later, pendingRequest } from './requests.fixture.ts';

const awaiting = {
  kind: 'card_authentication',
  clientSecret: 'secret-1',
  publishableKey: 'pk',
} as const;
const refusal = (code: ErrorCode) => new ApiError({ code, message: '' }, 409);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that was just opened has nothing to go on with', () => {
  const { server, openPage } = world();
  expect(openPage().attempt.get()).toEqual({ phase: 'idle' });
  expect(server.keys).toEqual([]);
});

test('books and tells which booking it became [R-CALL-010]', async () => {
  const { server, openPage } = world();
  const { attempt, storage } = openPage();
  attempt.book(body);
  await settle();
  expect(attempt.get().phase).toBe('working');
  server.tell(accepted);
  expect(attempt.get()).toEqual({ phase: 'booked', bookingId: pendingRequest.bookingId });
  expect(storage.content.size).toBe(0);
});

test('a double click is one intention [R-CHECKOUT-011]', async () => {
  const { server, openPage } = world();
  const { attempt } = openPage();
  attempt.book(body);
  attempt.book(body);
  await settle();
  attempt.book(body);
  expect(server.keys).toEqual(['key-1']);
});

test('time-outs say that it takes long, and the outcome still comes [R-STATE-018]', async () => {
  const { server, openPage } = world();
  const { attempt } = openPage();
  attempt.book(body);
  await vi.advanceTimersByTimeAsync(timeoutsMs.request - 1);
  expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'usual' });
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'long' });
  await vi.advanceTimersByTimeAsync(timeoutsMs.booking - timeoutsMs.request);
  expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'very-long' });
  attempt.book(body);
  expect(server.keys).toHaveLength(1);
  server.tell(accepted);
  expect(attempt.get().phase).toBe('booked');
});

test('an answer that hangs says that it takes long, too', async () => {
  const { server, openPage } = world();
  server.answer = () => new Promise(() => {});
  const { attempt } = openPage();
  attempt.book(body);
  await vi.advanceTimersByTimeAsync(timeoutsMs.request);
  expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'long' });
});

describe('a refusal', () => {
  test('by the API is told by its code, and the next press is a new intention', async () => {
    const { server, openPage } = world();
    const { attempt, storage } = openPage();
    const { answer } = server;
    server.answer = () => Promise.reject(refusal('car_unavailable'));
    attempt.book(body);
    await settle();
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'car_unavailable' });
    expect(storage.content.size).toBe(0);
    server.answer = answer;
    attempt.book(body);
    await settle();
    expect(server.keys).toEqual(['key-1', 'key-2']);
  });

  test('by the worker is told by its code', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(2, { status: 'failure', errorCode: 'insufficient_funds' }));
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'insufficient_funds' });
    attempt.dismiss();
    expect(attempt.get()).toEqual({ phase: 'idle' });
  });

  test('a request that failed without a word is snap-failed [A-DATA-013 D-017-002 R-ERROR-002]', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(2, { status: 'failure' }));
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'snap-failed' });
  });

  test('so is one that ended well and names no booking', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(2, { status: 'accepted', bookingId: null }));
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'snap-failed' });
  });

  test('a server that stumbles is given three tries under the same key [R-ERROR-004]', async () => {
    const { server, openPage } = world();
    server.answer = () => Promise.reject(refusal('internal'));
    const { attempt } = openPage();
    attempt.book(body);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'internal' });
    expect(server.keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('a session that ended keeps the intention for after the log-in', async () => {
    const { server, openPage } = world();
    const first = openPage();
    const { answer } = server;
    server.answer = () => Promise.reject(refusal('not_signed_in'));
    first.attempt.book(body);
    await settle();
    expect(first.attempt.get()).toEqual({ phase: 'refused', code: 'not_signed_in' });
    server.answer = answer;
    openPage(first.storage);
    await settle();
    expect(server.keys).toEqual(['key-1', 'key-1']);
  });
});

describe('a payment the bank wants to see approved', () => {
  test('is approved by the renter, and the request goes on', async () => {
    const { server, openPage } = world();
    let approve = () => {};
    server.authenticate = () =>
      new Promise<void>((done) => {
        approve = done;
      });
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(1, { awaiting }));
    expect(attempt.get()).toEqual({ phase: 'authenticating' });
    await vi.advanceTimersByTimeAsync(timeoutsMs.booking);
    expect(attempt.get()).toEqual({ phase: 'authenticating' });
    server.played.answer = async () => later(1, { awaiting });
    approve();
    await settle();
    expect(server.goneOn).toEqual([pendingRequest.id]);
    expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'usual' });
    server.tell(accepted);
    expect(attempt.get().phase).toBe('booked');
  });

  test('closed without an answer, the renter is asked to open it again', async () => {
    const { server, openPage } = world();
    server.authenticate = () => Promise.reject(new Error('closed'));
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(1, { awaiting }));
    await settle();
    server.tell(later(2, { awaiting }));
    expect(attempt.get()).toEqual({ phase: 'awaiting', until: null });
    attempt.authenticateAgain();
    await settle();
    expect(server.goneOn).toHaveLength(2);
    server.tell(later(3, { status: 'failure', errorCode: 'authentication_failed' }));
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'authentication_failed' });
  });

  test('approved in another tab, this one ends as well', async () => {
    const { server, openPage } = world();
    server.authenticate = () => new Promise(() => {});
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(1, { awaiting }));
    server.tell(accepted);
    expect(attempt.get().phase).toBe('booked');
  });
});

test('a page that is gone changes nothing any more', async () => {
  const { server, openPage } = world();
  let answer = (_: RequestRecord) => {};
  server.answer = () =>
    new Promise((done) => {
      answer = done;
    });
  const { attempt, storage } = openPage();
  attempt.book(body);
  attempt.stop();
  answer(pendingRequest);
  await settle();
  expect(attempt.get()).toEqual({ phase: 'idle' });
  expect(server.listening()).toBe(0);
  expect(storage.content.size).toBe(1);
});
