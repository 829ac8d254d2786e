import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/client.ts';
import { accepted, body, fakeStorage, world } from './booking-attempt.fixture.ts';
import { intentionMemory } from './intention.ts';

const offline = new TypeError('Failed to fetch');
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lost answer', () => {
  test('is asked for again under the same key, until there is one', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    const { answer } = server;
    server.answer = async (key) => {
      await answer(key); // it arrived, and was booked; only the answer did not come back
      throw offline;
    };
    attempt.book(body);
    await settle();
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: false });
    server.answer = answer;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(new Set(server.keys)).toEqual(new Set(['key-1']));
    expect(server.bookings.size).toBe(1);
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: true });
  });

  test('cut off in the middle, it is lost like any other', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    const { answer } = server;
    server.answer = async (key) => {
      await answer(key);
      return JSON.parse('null');
    };
    attempt.book(body);
    await settle();
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: false });
    server.answer = answer;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.keys).toEqual(['key-1', 'key-1']);
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: true });
  });

  test.each(['unavailable', 'too_many_requests'] as const)(
    'is not known by being turned away (%s): an earlier try may have got in',
    async (code) => {
      const { server, openPage } = world();
      const { attempt, storage } = openPage();
      const { answer } = server;
      server.answer = () => Promise.reject(new ApiError({ code, message: '' }, 503));
      attempt.book(body);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: false });
      expect(storage.content.size).toBe(1);
      server.answer = answer;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: true });
      expect(new Set(server.keys)).toEqual(new Set(['key-1']));
    },
  );

  test('is asked for at once when the network is back', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    const { answer } = server;
    server.answer = () => Promise.reject(offline);
    attempt.book(body);
    await settle();
    server.answer = answer;
    attempt.wake();
    await settle();
    expect(server.keys).toHaveLength(2);
    expect(attempt.get()).toMatchObject({ isReachable: true });
  });

  test('does not let the renter press again meanwhile', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    server.answer = () => Promise.reject(offline);
    attempt.book(body);
    await settle();
    attempt.book({ ...body, quoteId: 'another' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(new Set(server.keys)).toEqual(new Set(['key-1']));
    expect(new Set(server.bodies)).toEqual(new Set([body]));
  });

  test('survives a reload: the new page repeats the same key and finds the request', async () => {
    const { server, openPage } = world();
    const first = openPage();
    const { answer } = server;
    server.answer = async (key) => {
      await answer(key);
      return new Promise(() => {});
    };
    first.attempt.book(body);
    await settle();
    first.attempt.stop();
    server.answer = answer;
    const { attempt } = openPage(first.storage);
    await settle();
    server.tell(accepted);
    expect(attempt.get().phase).toBe('booked');
    expect(server.keys).toEqual(['key-1', 'key-1']);
    expect(server.bodies).toEqual([body, body]);
  });
});

test('after a reload mid-way the request is followed, and not sent again [D-017-003]', async () => {
  const { server, openPage } = world();
  const first = openPage();
  first.attempt.book(body);
  await settle();
  first.attempt.stop();
  expect(server.listening()).toBe(0);
  const { attempt } = openPage(first.storage);
  expect(attempt.get().phase).toBe('working');
  server.tell(accepted);
  expect(attempt.get().phase).toBe('booked');
  expect(server.keys).toEqual(['key-1']);
});

test('a duplicated tab follows the same request, and both see its end', async () => {
  const { server, openPage } = world();
  const one = openPage();
  one.attempt.book(body);
  await settle();
  const two = openPage(fakeStorage(new Map(one.storage.content)));
  server.tell(accepted);
  expect([one.attempt.get().phase, two.attempt.get().phase]).toEqual(['booked', 'booked']);
  expect(server.bookings.size).toBe(1);
});

test('without storage the intention lives as long as the page', async () => {
  const memory = intentionMemory('car', () => {
    throw new Error('switched off');
  });
  memory.keep({ key: 'key-1', body, requestId: null });
  expect(memory.recall()?.key).toBe('key-1');
  memory.forget();
  expect(memory.recall()).toBeNull();
});

test('what somebody else wrote into the storage is no intention', () => {
  for (const text of ['{}', 'nonsense', '{"key":1,"body":{}}', 'null']) {
    const memory = intentionMemory('car', () =>
      fakeStorage(new Map([['handover.booking.car', text]])),
    );
    expect(memory.recall()).toBeNull();
  }
});
