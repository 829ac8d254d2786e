import { afterEach, expect, it } from 'vitest';
import type { HandoverMode } from '../../../domain/handovers/mode.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
const inMode = (handovers: HandoverMode) =>
  rental.db.updateTable('cities').set({ handovers }).execute();
afterEach(() => inMode('by-clock'));

const refuseNext = () => {
  const [simulator] = rental.app.deps.cardEntry.simulators;
  if (!simulator) throw new Error('cards are not simulated');
  return setControls(simulator.db, { declineNext: 'generic_decline' });
};
const needsOf = async (bookingId: string) => {
  const { api } = await rental.app.operate('desk@handover.example');
  const { needs } = await api.getToday({ query: { cityId: 'lisbon' } });
  return (needs ?? []).filter(({ trip }) => trip?.bookingId === bookingId).map(({ kind }) => kind);
};

it('a car that was handed over before its deposit was held is with its renter, whatever the card does then', async () => {
  await inMode('recorded');
  const trip = await sealedTrip(rental);
  const { bookingId } = trip;
  const at = async (instant: string) => {
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
    await rental.advance(bookingId);
    return rental.booking(bookingId);
  };
  await trip.give('deliver');
  const jobNow = async () => {
    const { jobs } = await trip.driver.api.getDriverDay();
    return jobs.find((one) => one.bookingId === bookingId);
  };
  await refuseNext();
  expect((await at('2027-03-19T09:00:00Z')).status).toBe('security-deposit-retry');
  expect((await jobNow())?.awaitsDeposit).toBe(true);
  await trip.handOver('deliver');
  await refuseNext();
  expect(await at('2027-03-19T13:01:00Z')).toMatchObject({
    status: 'active',
    car: { id: trip.carId },
    deposit: { state: 'failed' },
  });
  expect(await needsOf(bookingId)).toContain('deposit-missing');
  expect(await at('2027-03-19T17:02:00Z')).toMatchObject({
    status: 'active',
    deposit: { state: 'held' },
  });
  expect(await needsOf(bookingId)).not.toContain('deposit-missing');
  const time = await rental.db
    .selectFrom('occupancies')
    .select('car_id')
    .where('booking_id', '=', bookingId)
    .execute();
  expect(time).toEqual([{ car_id: trip.carId }]);
});

it('so is one whose deposit was held before the trip was moved, and is asked for again', async () => {
  await inMode('recorded');
  const trip = await sealedTrip(rental);
  const { bookingId } = trip;
  const at = async (instant: string) => {
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
    await rental.advance(bookingId);
    return rental.booking(bookingId);
  };
  expect(await at('2027-03-19T09:00:00Z')).toMatchObject({ deposit: { state: 'held' } });
  const { change } = providerTrouble(() => rental);
  const later = { startsAt: '2027-04-01T09:00:00Z', endsAt: '2027-04-05T09:00:00Z' };
  await rental.work((await change(bookingId, later)).id);
  expect((await rental.booking(bookingId)).status).toBe('security-deposit-pending');
  await refuseNext();
  expect((await at('2027-03-31T09:00:00Z')).status).toBe('security-deposit-retry');
  await trip.handOver('deliver');
  await refuseNext();
  expect(await at('2027-03-31T13:01:00Z')).toMatchObject({
    status: 'active',
    deposit: { state: 'failed' },
  });
  expect(await needsOf(bookingId)).toContain('deposit-missing');
  expect(await at('2027-03-31T17:02:00Z')).toMatchObject({
    status: 'active',
    deposit: { state: 'held' },
  });
  expect(await needsOf(bookingId)).not.toContain('deposit-missing');
});
