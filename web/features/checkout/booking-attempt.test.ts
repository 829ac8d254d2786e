import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookingRequest } from '../../../contract/bookings.ts';
import { ApiError } from '../../../contract/client.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { RequestRecord } from '../../../contract/requests.ts';
import { timeoutsMs } from '../../../domain/policy-constants.ts';
import { later, pendingRequest, playedReach } from '../requests/requests.fixture.ts';
import { createBookingAttempt } from './booking-attempt.ts';
import { intentionMemory } from './intention.ts';

const stop = { latitude: 40.76, longitude: -73.98, name: '345 West 58th Street' };
const body: BookingRequest = {
  quoteId: '00000000-0000-4000-8000-00000000000c',
  delivery: stop,
  return: stop,
  payment: { profile: 'personal', methodId: '00000000-0000-4000-8000-00000000000d' },
};
const awaiting = { kind: 'card_authentication', clientSecret: 'secret-1' } as const;
const accepted = later(9, { status: 'accepted' });
const refusal = (code: ErrorCode) => new ApiError({ code, message: '' }, 409);
const offline = new TypeError('Failed to fetch');

/** One browser tab's storage; a duplicated tab starts with a copy. */
function shelf(content = new Map<string, string>()) {
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

/** A server that books once for every key, and pages that can be opened upon it. */
function world() {
  const server = {
    ...playedReach(),
    keys: [] as string[],
    bookings: new Set<string>(),
    goneOn: [] as string[],
    answer: async (key: string): Promise<RequestRecord> => {
      server.bookings.add(key);
      return pendingRequest;
    },
    authenticate: async (): Promise<unknown> => undefined,
  };
  let lastKey = 0;
  const openPage = (storage = shelf()) => {
    const attempt = createBookingAttempt({
      send(_, key) {
        server.keys.push(key);
        return server.answer(key);
      },
      goOn: async (id) => server.goneOn.push(id),
      authenticate: () => server.authenticate(),
      reach: server.reach,
      memory: intentionMemory('car', () => storage),
      newKey: () => `key-${++lastKey}`,
    });
    attempt.resume();
    return { attempt, storage };
  };
  return { server, openPage };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that was just opened has nothing to go on with', () => {
  const { server, openPage } = world();
  expect(openPage().attempt.get()).toEqual({ phase: 'idle' });
  expect(server.keys).toEqual([]);
});

test('books and tells which booking it became', async () => {
  const { server, openPage } = world();
  const { attempt, storage } = openPage();
  attempt.book(body);
  await settle();
  expect(attempt.get().phase).toBe('working');
  server.tell(accepted);
  expect(attempt.get()).toEqual({ phase: 'booked', bookingId: pendingRequest.bookingId });
  expect(storage.content.size).toBe(0);
});

test('a double click is one intention', async () => {
  const { server, openPage } = world();
  const { attempt } = openPage();
  attempt.book(body);
  attempt.book(body);
  await settle();
  attempt.book(body);
  expect(server.keys).toEqual(['key-1']);
});

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
      return null as unknown as RequestRecord;
    };
    attempt.book(body);
    await settle();
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: false });
    server.answer = answer;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.keys).toEqual(['key-1', 'key-1']);
    expect(attempt.get()).toMatchObject({ phase: 'working', isReachable: true });
  });

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
  });
});

test('after a reload mid-way the request is followed, and not sent again', async () => {
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
  const two = openPage(shelf(new Map(one.storage.content)));
  server.tell(accepted);
  expect([one.attempt.get().phase, two.attempt.get().phase]).toEqual(['booked', 'booked']);
  expect(server.bookings.size).toBe(1);
});

test('time-outs say that it takes long, and the outcome still comes', async () => {
  const { server, openPage } = world();
  const { attempt } = openPage();
  attempt.book(body);
  await vi.advanceTimersByTimeAsync(timeoutsMs.request);
  expect(attempt.get()).toMatchObject({ phase: 'working', patience: 'long' });
  await vi.advanceTimersByTimeAsync(timeoutsMs.booking);
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

  test('a request that failed without a word is snap-failed', async () => {
    const { server, openPage } = world();
    const { attempt } = openPage();
    attempt.book(body);
    await settle();
    server.tell(later(2, { status: 'failure' }));
    expect(attempt.get()).toEqual({ phase: 'refused', code: 'snap-failed' });
  });

  test('a server that stumbles is given three tries under the same key', async () => {
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
    expect(attempt.get()).toEqual({ phase: 'awaiting' });
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
    const memory = intentionMemory('car', () => shelf(new Map([['handover.booking.car', text]])));
    expect(memory.recall()).toBeNull();
  }
});
