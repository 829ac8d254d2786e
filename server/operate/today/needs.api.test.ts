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
