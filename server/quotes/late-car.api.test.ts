import { beforeEach, expect, it } from 'vitest';
import { Hold } from '../../contract/bookings.ts';
import { CarResults } from '../../contract/cars.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
beforeEach(async () => {
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
});

/** A car that a renter has and that was due back at 09:00 on the 24th. */
async function lateCar(now: string): Promise<string> {
  const { handOver, bookingId, carId } = await sealedTrip(rental);
  const { clock } = rental.app.deps;
  await clock.moveTo(Temporal.Instant.from('2027-03-18T09:00:00Z'));
  await rental.advance(bookingId);
  await handOver('deliver');
  await rental.advance(bookingId);
  await clock.moveTo(Temporal.Instant.from(now));
  await rental.advance(bookingId);
  expect((await rental.booking(bookingId)).status).toBe('active');
  return carId;
}

const tripFrom = (startsAt: string) => ({
  startsAt,
  endsAt: Temporal.Instant.from(startsAt).add({ hours: 48 }).toString(),
});

/** Whether a search shows the car, and whether it can be had. */
async function offered(carId: string, trip: { startsAt: string; endsAt: string }) {
  const query = `city=lisbon&from=${trip.startsAt}&to=${trip.endsAt}&size=50`;
  const found: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const results = await rental.read(`/api/assets?${query}&page=${page}`, CarResults);
    found.push(...results.cars.map(({ id }) => id));
    pages = results.pages;
  }
  const answer = await rental.send('POST', '/api/quotes', { carId, ...trip });
  return { isShown: found.includes(carId), quote: answer.status };
}

const tomorrow = tripFrom('2027-03-25T08:00:00Z');

it('a car that is not back is offered to nobody for the next day, and again once it is back', async () => {
  const carId = await lateCar('2027-03-24T09:14:00Z');
  expect(await offered(carId, tomorrow)).toEqual({ isShown: true, quote: 201 });
  const { clock } = rental.app.deps;
  await clock.moveTo(Temporal.Instant.from('2027-03-24T09:16:00Z'));
  expect(await offered(carId, tomorrow)).toEqual({ isShown: false, quote: 409 });
  expect(await offered(carId, tripFrom('2027-03-25T10:00:00Z'))).toEqual({
    isShown: true,
    quote: 201,
  });
  await rental.db.updateTable('cities').set({ handovers: 'by-clock' }).execute();
  expect(await offered(carId, tomorrow)).toEqual({ isShown: true, quote: 201 });
});

it('whoever holds the car while it becomes late still gets its price', async () => {
  const carId = await lateCar('2027-03-24T09:14:00Z');
  await rental.done('/api/holds', { carId, ...tomorrow }, Hold);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T09:16:00Z'));
  const answer = await rental.send('POST', '/api/quotes', { carId, ...tomorrow });
  expect(answer.status).toBe(201);
});
