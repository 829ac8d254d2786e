import { expect, it } from 'vitest';
import type { Need } from '../../../contract/operate/today.ts';
import { documentCalls, forgetDocuments, RENTER } from '../../testing/documents.ts';
import { disputes } from '../../testing/rentals/disputes.ts';
import { refundTrouble } from '../../testing/rentals/refund-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
const { disputed } = disputes(() => rental);
const { cancelled, bounceForGood } = refundTrouble(() => rental);
const owner = async () => (await rental.app.operate('owner@handover.example')).api;
const trip = (bookingId: string) => ({ trip: expect.objectContaining({ bookingId }) });
const car = (id: string) => ({ car: expect.objectContaining({ id }) });
const nextHours = () => {
  const startsAt = rental.app.deps.clock.now().add({ hours: 4 }).round('hour');
  return { startsAt: startsAt.toString(), endsAt: startsAt.add({ hours: 48 }).toString() };
};

/** Makes something wait for a person; answers by what its line is known. */
type Waits = () => Promise<object>;

it.each<[kind: Need['kind'], action: Need['action'], waits: Waits]>([
  [
    'identity',
    'identity',
    async () => {
      const { app } = rental;
      await forgetDocuments(app);
      const cookie = await app.signIn(RENTER);
      const calls = documentCalls(() => ({ app, cookie }));
      await calls.submitted(await calls.started(), 'renamed');
      await calls.handleEvents();
      return { renter: expect.objectContaining({ email: RENTER }), by: null };
    },
  ],
  [
    'not-ready',
    'car',
    async () => {
      const booking = await rental.book(nextHours());
      const params = { id: booking.car.id };
      await (await owner()).sayState({ params, body: { condition: 'TO_CLEAN' } });
      return { ...trip(booking.id), ...car(booking.car.id) };
    },
  ],
  [
    'no-driver',
    'jobs',
    async () => {
      await rental.book(nextHours());
      const { jobs } = await (await owner()).listJobs({ query: { cityId: 'lisbon' } });
      return { count: jobs.filter((job) => job.driverId === null && !job.isDone).length };
    },
  ],
  [
    'papers-ending',
    'car',
    async () => {
      const id = await rental.freeCar();
      const lastDay = rental.app.deps.clock.now().add({ hours: 72 }).toString().slice(0, 10);
      await rental.db
        .updateTable('cars')
        .set({ insurance_ends_on: lastDay })
        .where('id', '=', id)
        .execute();
      return { ...car(id), trip: null };
    },
  ],
  [
    'registration-ending',
    'car',
    async () => {
      const id = await rental.freeCar();
      const lastDay = rental.app.deps.clock.now().add({ hours: 72 }).toString().slice(0, 10);
      await rental.db
        .updateTable('cars')
        .set({ registration_ends_on: lastDay })
        .where('id', '=', id)
        .execute();
      return { ...car(id), trip: null };
    },
  ],
  [
    'service-due',
    'fleet',
    async () => {
      const id = await rental.freeCar();
      await rental.db.deleteFrom('service_tasks').where('car_id', '=', id).execute();
      const { api } = await rental.app.operate('owner@handover.example');
      const query = { city: 'lisbon', serviceDue: 'true', sort: 'service' } as const;
      const { total: before } = await api.listFleet({ query });
      await rental.db
        .insertInto('service_tasks')
        .values({
          car_id: id,
          name: 'Oil',
          every_km: null,
          every_months: 12,
          last_km: 0,
          last_on: '2020-01-01',
        })
        .execute();
      const { total, cars } = await api.listFleet({ query });
      expect(total).toBe(before + 1);
      expect(cars.map((one) => one.id)).toContain(id);
      return { car: null, count: total };
    },
  ],
  [
    'email-failed',
    'call',
    async () => {
      const { id } = await rental.book();
      await rental.db
        .updateTable('outgoing_mail')
        .set({ status: 'failed' })
        .where('event_key', 'like', `%:${id}%`)
        .execute();
      return trip(id);
    },
  ],
  [
    'dispute',
    'booking',
    async () => {
      const { id, total } = await rental.book();
      await disputed(id);
      return { ...trip(id), amount: total };
    },
  ],
  [
    'refund-returned',
    'booking',
    async () => {
      const { id, total } = await cancelled();
      await bounceForGood(id);
      return { ...trip(id), amount: total };
    },
  ],
])('%s is a line of Today, and leads to the %s', async (kind, action, waits) => {
  const known = await waits();
  const { needs } = await (await owner()).getToday({ query: { cityId: 'lisbon' } });
  expect(needs?.filter((need) => need.kind === kind)).toContainEqual(
    expect.objectContaining({ action, ...known }),
  );
});

it('an email that was refused is over once the renter has another address', async () => {
  const { id } = await rental.book();
  await rental.db
    .updateTable('outgoing_mail')
    .set({ status: 'failed', recipient: 'old@example.org' })
    .where('event_key', 'like', `%:${id}%`)
    .execute();
  const { needs } = await (await owner()).getToday({ query: { cityId: 'lisbon' } });
  expect(needs).not.toContainEqual(expect.objectContaining({ kind: 'email-failed', ...trip(id) }));
});

it('an email that was refused is over once a later one has reached the same person', async () => {
  const { id } = await rental.book();
  const isListed = async () => {
    const { needs } = await (await owner()).getToday({ query: { cityId: 'lisbon' } });
    return needs?.some(({ kind, trip: of }) => kind === 'email-failed' && of?.bookingId === id);
  };
  const { recipient: own } = await rental.db
    .updateTable('outgoing_mail')
    .set({ status: 'failed' })
    .where('booking_id', '=', id)
    .returning('recipient')
    .executeTakeFirstOrThrow();
  expect(await isListed()).toBe(true);
  const { now } = rental.app.deps.clock;
  const later = (recipient: string) =>
    rental.db
      .insertInto('outgoing_mail')
      .values({
        event_key: crypto.randomUUID(),
        user_id: rental.userId,
        recipient,
        template: 'booking-reminder',
        data: '{}',
        status: 'sent',
        created_at: now().add({ minutes: 1 }).toString(),
      })
      .execute();
  await later('guest@example.org');
  expect(await isListed()).toBe(true);
  await later(own);
  expect(await isListed()).toBe(false);
});

it('documents wait in every city of a trip, also of one whose deposit is tried again', async () => {
  const { app, db } = rental;
  await rental.book();
  const { id } = await rental.book({
    startsAt: '2027-03-27T09:00:00Z',
    endsAt: '2027-03-29T09:00:00Z',
  });
  await db
    .updateTable('bookings')
    .set({ city_id: 'paris', status: 'security-deposit-retry' })
    .where('id', '=', id)
    .execute();
  await forgetDocuments(app);
  const cookie = await app.signIn(RENTER);
  const calls = documentCalls(() => ({ app, cookie }));
  await calls.submitted(await calls.started(), 'renamed');
  await calls.handleEvents();
  const isIn = async (cityId: string) => {
    const { needs } = await (await owner()).getToday({ query: { cityId } });
    return needs?.some(({ kind, renter }) => kind === 'identity' && renter?.email === RENTER);
  };
  expect([await isIn('lisbon'), await isIn('paris')]).toEqual([true, true]);
});
