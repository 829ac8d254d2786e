import { setTimeout as delay } from 'node:timers/promises';
import { RequestRecord } from '../../contract/requests.ts';
import { openClient, type RentalClient } from '../../server/testing/rentals/client.ts';
import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { rentableCars } from '../../server/testing/rentals/trips.ts';
import type { Target } from './target.ts';

const PATIENCE_MS = 60_000;

export interface Victim extends RentalClient {
  readonly email: string;
  /** As the API has it, once it has ended. */
  ended(requestId: string): Promise<RequestRecord>;
}

/** A verified renter with a card, signed in. */
export async function findVictim({ url, database }: Target): Promise<Victim> {
  const [renter] = await gatherCrowd(database, ['pays']);
  if (!renter) throw new Error('nobody came');
  const client = openClient(renter, (path, init) => fetch(url + path, init));
  return {
    ...client,
    email: `${renter.userId}@crowd.example`,
    async ended(requestId) {
      for (const began = performance.now(); ; await delay(200)) {
        const { document } = await client.request(requestId);
        const request = RequestRecord.parse(document);
        if (request.status !== 'pending') return request;
        if (performance.now() - began > PATIENCE_MS) throw new Error('the request does not end');
      }
    },
  };
}

/** A booking of theirs with these words as the address; answers its id and its car's. */
export async function bookFor(target: Target, victim: Victim, address: string) {
  const cars = await rentableCars(target.database, 20);
  const day = (days: number) => `${Temporal.Now.plainDateISO('UTC').add({ days })}T10:00:00Z`;
  for (const car of cars.toReversed()) {
    const quoted = await victim.quote(car, { startsAt: day(150), endsAt: day(153) });
    if (!quoted.document.id) continue; // not free at that time
    const stop = { latitude: 38.7139, longitude: -9.1394, name: address };
    const body = { ...victim.bodyFor(quoted.document.id), delivery: stop, return: stop };
    const { status, document } = await victim.post('/api/bookings', body);
    if (status === 409) continue; // taken by somebody else meanwhile
    if (status !== 202) throw new Error(`not booked: ${JSON.stringify(document)}`);
    const request = await victim.ended(document.id ?? '');
    if (request.bookingId) return { bookingId: request.bookingId, carId: car };
  }
  throw new Error('no car is free');
}
