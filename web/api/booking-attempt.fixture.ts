import type { BookingRequest } from '../../contract/bookings.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { createBookingAttempt } from './booking-attempt.ts';
import { intentionMemory } from './intention.ts';
import { later, pendingRequest, playedReach } from './requests.fixture.ts';

const stop = { latitude: 40.76, longitude: -73.98, name: '345 West 58th Street' };
export const body: BookingRequest = {
  quoteId: '00000000-0000-4000-8000-00000000000c',
  delivery: stop,
  return: stop,
  payment: { profile: 'personal', methodId: '00000000-0000-4000-8000-00000000000d' },
};
export const accepted = later(9, { status: 'accepted' });

/** One browser tab's storage; a duplicated tab starts with a copy. */
export function fakeStorage(content = new Map<string, string>()) {
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

/** A server that books once for every key, and pages that can be opened upon it. */
export function world() {
  const server = {
    ...playedReach(),
    keys: [] as string[],
    bodies: [] as BookingRequest[],
    bookings: new Set<string>(),
    goneOn: [] as string[],
    answer: async (key: string): Promise<RequestRecord> => {
      server.bookings.add(key);
      return pendingRequest;
    },
    authenticate: async (): Promise<unknown> => undefined,
  };
  let lastKey = 0;
  const openPage = (storage = fakeStorage()) => {
    const attempt = createBookingAttempt({
      send(sent, key) {
        server.keys.push(key);
        server.bodies.push(sent);
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
