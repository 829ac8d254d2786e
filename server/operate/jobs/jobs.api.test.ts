import { expect, it } from 'vitest';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const DAY = '2027-03-20';
const trip = (from: string) => ({ startsAt: `${DAY}T${from}:00Z`, endsAt: '2027-03-22T09:00:00Z' });
const dispatcher = async () => (await rental.app.operate('dispatcher@handover.example')).api;
const jobsOfDay = async () =>
  (await dispatcher()).listJobs({ query: { cityId: 'lisbon', day: DAY } });
const jobOf = async (bookingId: string) =>
  (await jobsOfDay()).jobs.find((job) => job.bookingId === bookingId && job.kind === 'deliver');
const assign = async (bookingId: string, driverId: string | null) =>
  (await dispatcher()).assignJob({ body: { bookingId, kind: 'deliver', driverId } });
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );
const driver = () => rental.app.operate('driver-one@handover.example');

it('a dispatcher gives deliveries to drivers who are nowhere else then', {
  tags: ['embedded'],
}, async () => {
  const first = await rental.book(trip('09:00'));
  const near = await rental.book(trip('09:30'));
  const later = await rental.book(trip('10:00'));
  const { drivers } = await jobsOfDay();
  expect(drivers.length).toBeGreaterThanOrEqual(2);
  const [one, two] = drivers.map(({ id }) => id);
  expect(await jobOf(first.id)).toMatchObject({ driverId: null, clashes: false, isDone: false });
  await assign(first.id, one ?? '');
  expect(await codeOf(assign(near.id, one ?? ''))).toBe('driver_busy');
  await assign(near.id, two ?? '');
  await assign(later.id, one ?? '');
  expect(await jobOf(later.id)).toMatchObject({ driverId: one, clashes: false });
  await assign(later.id, null);
  expect(await jobOf(later.id)).toMatchObject({ driverId: null });
  const owner = await rental.app.operate('owner@handover.example');
  expect(await codeOf(assign(later.id, owner.id))).toBe('not_a_driver');
});

it('two who plan at once do not send one driver to two doors', async () => {
  const [a, b] = [await rental.book(trip('13:00')), await rental.book(trip('13:30'))];
  const { drivers } = await jobsOfDay();
  const driverId = drivers[0]?.id ?? '';
  const codes = await Promise.all([a, b].map(({ id }) => codeOf(assign(id, driverId))));
  expect(codes.toSorted()).toEqual(['done', 'driver_busy']);
});

it('two who give one delivery to two drivers at once leave it with one of them', async () => {
  const drivers = (await jobsOfDay()).drivers.map(({ id }) => id);
  for (const from of ['18:00', '19:00', '20:00']) {
    const { id } = await rental.book(trip(from));
    const codes = await Promise.all(drivers.map((driverId) => codeOf(assign(id, driverId))));
    expect(new Set(codes)).toEqual(new Set(['done']));
    expect(drivers).toContain((await jobOf(id))?.driverId);
    await assign(id, null);
  }
});

it('a driver sees today and tomorrow, a number only around the job, and the renter a name on the day', async () => {
  const booking = await rental.book(trip('16:00'));
  const { api, id } = await driver();
  await assign(booking.id, id);
  const own = async () =>
    (await api.listOwnJobs()).jobs.find(({ bookingId }) => bookingId === booking.id);
  expect(await own(), 'nine days ahead').toBeUndefined();
  expect((await rental.booking(booking.id)).drivenBy).toEqual({ delivery: null, return: null });
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-19T10:00:00Z'));
  expect(await own()).toMatchObject({ phone: null, renter: expect.any(String) });
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T04:30:00Z'));
  expect((await own())?.phone).toMatch(/^\+?\d+/);
  const { drivenBy } = await rental.booking(booking.id);
  expect(drivenBy.delivery).toMatch(/^\S+$/);
  expect(drivenBy.return).toBeNull();
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T18:30:00Z'));
  expect((await own())?.phone).toBeNull();
});

it('is for nobody who does not plan there', async () => {
  const query = { cityId: 'new-york' };
  const asked = (await dispatcher()).listJobs({ query });
  await expect(asked).rejects.toMatchObject({ code: 'not_permitted' });
});
