import { randomUUID } from 'node:crypto';
import type { Random } from '../../sample-data/random.ts';
import { type Answer, openClient, type Send } from './client.ts';
import type { CrowdRenter } from './crowd.ts';
import { randomTimes } from './trips.ts';

/** What a renter may be told instead of "yes"; anything else is a fault of ours. */
export const clearRefusals: ReadonlySet<string> = new Set([
  'car_unavailable',
  'day_blocked',
  'change_in_progress',
  'booking_not_changeable',
  'booking_not_cancellable',
  'nothing_changes',
  'price_changed',
]);

export interface World {
  readonly send: Send;
  readonly cars: readonly string[];
  readonly publishableKey: string;
  readonly random: Random;
}

/** Somebody who books, changes, cancels, double-clicks and answers their bank, in no sensible order. */
export function createBusyRenter(renter: CrowdRenter, world: World) {
  const { random, cars } = world;
  const client = openClient(renter, world.send);
  const bookings: string[] = [];
  const requests: string[] = [];
  const faults: string[] = [];

  function take(what: string, answer: Answer): Answer {
    const { status, document } = answer;
    if (status < 300) {
      if (document.bookingId && !bookings.includes(document.bookingId)) {
        bookings.push(document.bookingId);
      }
      if (status === 202 && document.id) requests.push(document.id);
    } else if (!clearRefusals.has(document.error?.code ?? '')) {
      faults.push(`${what} was answered ${status} ${JSON.stringify(document)}`);
    }
    return answer;
  }

  async function book(): Promise<void> {
    const car = random.pick(cars);
    const times = randomTimes(random);
    const quote = take('a quote', await client.quote(car, times));
    const { id } = quote.document;
    if (quote.status >= 300 || !id) return;
    if (random.chance(0.3)) take('a hold', await client.hold(car, times));
    const key = randomUUID();
    if (!random.chance(0.3)) {
      take('a booking', await client.book(id, key));
      return;
    }
    const [first, second] = await Promise.all([client.book(id, key), client.book(id, key)]);
    // A refusal leaves nothing behind, so the later of the two may succeed where the earlier did not.
    take('a double click', first);
    take('a double click', second);
    const areBoth = first.status < 300 && second.status < 300;
    if (areBoth && first.document.id !== second.document.id) {
      faults.push('a double click made two bookings');
    }
  }

  async function change(): Promise<void> {
    if (bookings.length === 0) return book();
    take('a change', await client.change(random.pick(bookings), randomTimes(random)));
  }

  async function cancel(): Promise<void> {
    if (bookings.length === 0) return book();
    take('a cancellation', await client.cancel(random.pick(bookings)));
  }

  /** Comes back to the bank for anything that waits; now and then the page is closed too early. */
  async function goToBank(): Promise<void> {
    const open = requests.at(-1);
    if (open === undefined) return book();
    const { document } = await client.request(open);
    if (!document.awaiting) return;
    const answer = random.chance(0.8) ? 'approve' : 'refuse';
    await client.authenticate(document.awaiting.clientSecret, world.publishableKey, answer);
    if (random.chance(0.5)) take('going on', await client.goOn(open));
  }

  return {
    client,
    faults,
    /** One operation, whichever. */
    async act(): Promise<void> {
      const chance = random.fraction();
      if (renter.temper === 'asks' && chance < 0.5) return goToBank();
      if (chance < 0.55) return book();
      return chance < 0.8 ? change() : cancel();
    },
  };
}
