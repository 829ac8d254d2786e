import { expect, it } from 'vitest';
import { handOver, openPhone } from '../../testing/handover-phone.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

it('another car that was handed over becomes the booking’s once the desk accepts it, if it is free', async () => {
  const { api } = await rental.app.operate('desk@handover.example');
  const { now } = rental.app.deps.clock;
  const handedOver = async (carOf: (id: string) => Promise<string>) => {
    const trip = await sealedTrip(rental);
    const carId = await carOf(trip.bookingId);
    await trip.give('deliver');
    const key = { bookingId: trip.bookingId, kind: 'deliver' } as const;
    const phone = openPhone(trip.driver.api, key, { carId, now });
    expect(await handOver(phone)).toMatchObject({ need: 'other-car' });
    const accept = () =>
      api.decideAttempt({
        params: { id: trip.bookingId, kind: 'deliver' },
        body: { phoneId: phone.phoneId, decision: 'accepted', reason: 'The other one, indeed' },
      });
    return { ...trip, handed: carId, accept };
  };
  const free = await handedOver(async (id) => {
    const { items } = await api.listOtherCars({ params: { id } });
    return items[0]?.id ?? expect.fail('no other car');
  });
  expect((await free.accept()).delivery?.seal.code).toBeDefined();
  const { car } = await api.getDeskBooking({ params: { id: free.bookingId } });
  expect(car.id).toBe(free.handed);
  const time = await rental.db
    .selectFrom('occupancies')
    .select('car_id')
    .where('booking_id', '=', free.bookingId)
    .execute();
  expect(time).toEqual([{ car_id: free.handed }]);

  const taken = await handedOver(async () => free.handed);
  await expect(taken.accept()).rejects.toMatchObject({
    code: 'car_has_bookings',
    answer: { bookings: [{ id: free.bookingId, reference: free.reference }] },
  });
  const { waiting, delivery } = await api.getDeskHandovers({ params: { id: taken.bookingId } });
  expect([waiting[0]?.need, delivery]).toEqual(['other-car', null]);
});

it('a car that is off sale, and was handed over all the same, becomes the booking’s', async () => {
  const { api } = await rental.app.operate('desk@handover.example');
  const trip = await sealedTrip(rental);
  const params = { id: trip.bookingId };
  const { items } = await api.listOtherCars({ params });
  const carId = items[0]?.id ?? expect.fail('no other car');
  await trip.give('deliver');
  const key = { bookingId: trip.bookingId, kind: 'deliver' } as const;
  const phone = openPhone(trip.driver.api, key, { carId, now: rental.app.deps.clock.now });
  await handOver(phone);
  const offer = (enabled: boolean) =>
    rental.db.updateTable('cars').set({ enabled }).where('id', '=', carId).execute();
  await offer(false);
  const { delivery } = await api.decideAttempt({
    params: { ...params, kind: 'deliver' },
    body: { phoneId: phone.phoneId, decision: 'accepted', reason: 'The other one, indeed' },
  });
  await offer(true);
  expect(delivery?.seal.code).toBeDefined();
  expect((await api.getDeskBooking({ params })).car.id).toBe(carId);
});

it('another car that was collected is sealed, and the trip keeps the car that it had', async () => {
  const { api } = await rental.app.operate('desk@handover.example');
  const trip = await sealedTrip(rental);
  const params = { id: trip.bookingId };
  const { items } = await api.listOtherCars({ params });
  const carId = items[0]?.id ?? expect.fail('no other car');
  await trip.handOver('deliver');
  await trip.give('collect');
  const key = { bookingId: trip.bookingId, kind: 'collect' } as const;
  const phone = openPhone(trip.driver.api, key, { carId, now: rental.app.deps.clock.now });
  expect(await handOver(phone)).toMatchObject({ need: 'other-car' });
  const { collection } = await api.decideAttempt({
    params: { ...params, kind: 'collect' },
    body: { phoneId: phone.phoneId, decision: 'accepted', reason: 'It stood beside it' },
  });
  expect(collection?.seal.code).toBeDefined();
  expect((await api.getDeskBooking({ params })).car.id).toBe(trip.carId);
});
