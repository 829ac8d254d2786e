import { describe, expect, it } from 'vitest';
import { Hold } from '../../../contract/bookings.ts';
import { OccupiedDates } from '../../../contract/cars.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

describe('a hold', () => {
  it('keeps the car for ten minutes, from others and not from its holder [D-016-001]', async () => {
    const carId = await rental.freeCar();
    const hold = await rental.done('/api/holds', { carId, ...laterTrip }, Hold);
    const left = Temporal.Instant.from(hold.expiresAt).since(rental.app.deps.clock.now());
    expect(left.total('minutes')).toBeGreaterThan(9);
    expect(left.total('minutes')).toBeLessThanOrEqual(10);
    const other = await openRental(rental.app, 'business@handover.example');
    expect(await other.refused('/api/holds', { carId, ...laterTrip })).toBe('car_unavailable');
    const renewed = await rental.done('/api/holds', { carId, ...laterTrip }, Hold);
    expect(renewed.id).not.toBe(hold.id);

    const before = rental.app.deps.clock.now();
    await rental.app.deps.clock.moveTo(before.add({ minutes: 10, seconds: 1 }));
    const theirs = await other.done('/api/holds', { carId, ...laterTrip }, Hold);
    expect(await rental.refused('/api/holds', { carId, ...laterTrip })).toBe('car_unavailable');
    expect((await rental.send('DELETE', `/api/holds/${theirs.id}`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/holds/${theirs.id}`)).status).toBe(200);
    expect((await other.send('DELETE', `/api/holds/${theirs.id}`)).status).toBe(200);
    await rental.done('/api/holds', { carId, ...laterTrip }, Hold);
    await rental.app.deps.clock.moveTo(before);
  });

  it('does not stand in its holder’s way: list, price and calendar show the car as free', async () => {
    const carId = await rental.freeCar();
    const hold = await rental.done('/api/holds', { carId, ...laterTrip }, Hold);
    expect(await rental.freeCar()).toBe(carId);
    await rental.quote(carId, laterTrip, { checkout: { profile: 'personal' } });
    const path = `/api/assets/${carId}/occupied-dates?from=2027-03-20&to=2027-03-24`;
    expect(await rental.read(path, OccupiedDates)).toMatchObject({ events: [], holds: [] });
    const visitor = OccupiedDates.parse(await (await rental.app.request(path)).json());
    expect(visitor.events).toHaveLength(1);
    const until = Temporal.Instant.from(hold.expiresAt).toString();
    expect(visitor.holds).toEqual([{ ...visitor.events[0], until }]);
    expect(await (await openRental(rental.app, 'business@handover.example')).freeCar()).not.toBe(
      carId,
    );
  });

  it('does not stand in its holder’s way while it is being taken or renewed', async () => {
    const carId = await rental.freeCar();
    const wanted = { carId, ...laterTrip };
    const page = `/api/assets/${carId}/occupied-dates?from=2027-03-20&to=2027-03-24`;
    for (let round = 0; round < 40; round += 1) {
      const [, priced, calendar] = await Promise.all([
        rental.done('/api/holds', wanted, Hold),
        rental.send('POST', '/api/quotes', wanted),
        rental.read(page, OccupiedDates),
      ]);
      expect(priced.status, `round ${round}`).toBe(201);
      expect(calendar, `round ${round}`).toMatchObject({ events: [], holds: [] });
    }
  });

  it('is one for each renter: a new one gives the last car back [D-016-002]', async () => {
    const first = await rental.freeCar();
    await rental.done('/api/holds', { carId: first, ...laterTrip }, Hold);
    const other = await openRental(rental.app, 'business@handover.example');
    const next = await other.freeCar();
    expect(next).not.toBe(first);
    await rental.done('/api/holds', { carId: next, ...laterTrip }, Hold);
    expect(await other.freeCar()).toBe(first);
  });
});
