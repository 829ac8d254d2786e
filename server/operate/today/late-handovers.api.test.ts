import { beforeAll, expect, it } from 'vitest';
import type { Need } from '../../../contract/operate/today.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
beforeAll(async () => {
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
});

const startsAt = Temporal.Instant.from(laterTrip.startsAt);
const endsAt = Temporal.Instant.from(laterTrip.endsAt);
const moveTo = (at: Temporal.Instant, minutes: number) =>
  rental.app.deps.clock.moveTo(at.add({ minutes }));
const needsOf = async (bookingId: string) => {
  const { api } = await rental.app.operate('dispatcher@handover.example');
  const { needs } = await api.getToday({ query: { cityId: 'lisbon' } });
  return needs?.filter(({ trip }) => trip?.bookingId === bookingId) ?? [];
};
const kindsOf = async (bookingId: string) =>
  (await needsOf(bookingId)).map(({ kind }) => kind).toSorted();
const needOf = async (bookingId: string, kind: Need['kind']) =>
  (await needsOf(bookingId)).find((need) => need.kind === kind);

it('a delivery that nobody makes needs a person once the time told is over, until a driver is there', async () => {
  const { bookingId, carId, give, phone } = await sealedTrip(rental);
  await moveTo(startsAt, 14);
  expect(await kindsOf(bookingId)).toEqual([]);
  await moveTo(startsAt, 15);
  expect(await needOf(bookingId, 'delivery-late')).toMatchObject({
    action: 'jobs',
    driver: null,
    car: { id: carId },
    since: startsAt.toString(),
  });
  await give('deliver');
  expect(await needOf(bookingId, 'delivery-late')).toMatchObject({
    action: 'call',
    driver: { name: expect.any(String), words: '' },
  });
  const own = phone('deliver');
  own.act({ kind: 'began', carId, knownMarks: [] });
  own.act({ kind: 'arrived' });
  await own.send();
  expect(await kindsOf(bookingId)).toEqual([]);
});

it('a job without a driver and a car that is not ready are not forgotten at the promised minute', async () => {
  const { bookingId, carId, become, driver } = await sealedTrip(rental);
  const { api } = await rental.app.operate('owner@handover.example');
  await api.sayState({ params: { id: carId }, body: { condition: 'TO_CLEAN' } });
  const openJobs = async () => {
    const { needs } = await api.getToday({ query: { cityId: 'lisbon' } });
    return needs?.find(({ kind }) => kind === 'no-driver')?.count ?? 0;
  };
  await moveTo(startsAt, 0);
  expect(await kindsOf(bookingId)).toEqual(['not-ready']);
  const open = await openJobs();
  await rental.db
    .insertInto('job_drivers')
    .values({
      booking_id: bookingId,
      kind: 'deliver',
      driver_id: driver.id,
      assigned_by: driver.id,
      assigned_at: startsAt.toString(),
    })
    .execute();
  expect(await openJobs()).toBe(open - 1);
  await moveTo(startsAt, 24 * 60);
  expect(await kindsOf(bookingId)).toEqual(['delivery-late', 'not-ready']);
  await become('booked', 'active');
  expect(await kindsOf(bookingId)).toEqual([]);
});

it('a car that nobody collects is our lateness before it is the renter’s, and names who waits for it', async () => {
  const { bookingId, carId, become, give, phone } = await sealedTrip(rental);
  const dueAt = endsAt.add({ hours: 6 });
  const later = { startsAt: dueAt.toString(), endsAt: dueAt.add({ hours: 48 }).toString() };
  await rental.book(later, undefined, carId);
  await become('booked', 'active');
  await moveTo(endsAt, 14);
  expect(await kindsOf(bookingId)).toEqual([]);
  await moveTo(endsAt, 15);
  const next = { startsAt: later.startsAt.replace('Z', '.000Z') };
  expect(await needOf(bookingId, 'collection-late')).toMatchObject({ action: 'repair', next });
  await moveTo(dueAt, 0);
  expect(
    await needOf(bookingId, 'collection-late'),
    'whoever waits at the door can still have another car',
  ).toMatchObject({ action: 'repair', next });
  await give('collect');
  const own = phone('collect');
  own.act({ kind: 'began', carId, knownMarks: [] });
  own.act({ kind: 'arrived' });
  await own.send();
  expect(await kindsOf(bookingId)).toEqual(['late-return']);
  expect(await needOf(bookingId, 'late-return')).toMatchObject({ action: 'repair', next });
});

it('a car that does not start at the door is late again, and so is one whose driver was given another job', async () => {
  const { bookingId, carId, give, phone } = await sealedTrip(rental);
  await moveTo(startsAt, 20);
  await give('deliver');
  const own = phone('deliver');
  own.act({ kind: 'began', carId, knownMarks: [] });
  own.act({ kind: 'arrived' });
  await own.send();
  expect(await kindsOf(bookingId)).toEqual([]);
  own.act({ kind: 'trouble-met', trouble: 'does-not-start', words: '' });
  await own.send();
  expect(await kindsOf(bookingId)).toEqual(['delivery-late', 'does-not-start']);
  await moveTo(startsAt, 25 * 60);
  expect(await kindsOf(bookingId)).toEqual(['delivery-late']);
  own.act({ kind: 'arrived' });
  await own.send();
  expect(await kindsOf(bookingId)).toEqual([]);
  const { id: other } = await rental.app.operate('driver-two@handover.example');
  await give('deliver', other);
  expect(await kindsOf(bookingId)).toEqual(['delivery-late']);
});

it('a broken car that is not on offer still endangers its trips', async () => {
  const { bookingId, carId } = await sealedTrip(rental);
  await moveTo(startsAt, -60);
  await rental.db
    .updateTable('cars')
    .set({ condition: 'MISSING', enabled: false })
    .where('id', '=', carId)
    .execute();
  expect(await needOf(bookingId, 'endangered')).toMatchObject({ reason: 'other' });
  await moveTo(startsAt, 1);
  expect(await needOf(bookingId, 'endangered'), 'until the car is delivered').toMatchObject({
    action: 'repair',
  });
  await rental.db
    .updateTable('cars')
    .set({ condition: 'READY', enabled: true })
    .where('id', '=', carId)
    .execute();
});

it('papers endanger a trip of any length that they do not outlast', async () => {
  const { bookingId, carId, become } = await sealedTrip(rental);
  await become('booked');
  const long = startsAt.add({ hours: 24 * 200 }).toString();
  await rental.db
    .updateTable('bookings')
    .set({ ends_at: long })
    .where('id', '=', bookingId)
    .execute();
  const lastDay = startsAt
    .add({ hours: 24 * 150 })
    .toString()
    .slice(0, 10);
  await rental.db
    .updateTable('cars')
    .set({ insurance_ends_on: lastDay })
    .where('id', '=', carId)
    .execute();
  await moveTo(startsAt, -60);
  expect(await needOf(bookingId, 'endangered')).toMatchObject({ reason: 'service' });
});
