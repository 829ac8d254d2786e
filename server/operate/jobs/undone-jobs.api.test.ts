import { expect, it } from 'vitest';
import type { JobKind } from '../../../domain/jobs/job.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const startsAt = Temporal.Instant.from(laterTrip.startsAt);
const endsAt = Temporal.Instant.from(laterTrip.endsAt);

/** A trip whose both ends are one driver's, and where a job of it is shown. */
async function given() {
  const { bookingId, driver, give, become } = await sealedTrip(rental);
  await give('deliver');
  await give('collect');
  const isIn = (jobs: readonly { bookingId: string; kind: JobKind }[], kind: JobKind) =>
    jobs.some((job) => job.bookingId === bookingId && job.kind === kind);
  return {
    become,
    async shownAt(now: Temporal.Instant, kind: JobKind) {
      await rental.app.deps.clock.moveTo(now);
      const { api } = await rental.app.operate('dispatcher@handover.example');
      const query = { cityId: 'lisbon' };
      const tomorrow = now.add({ hours: 24 }).toString().slice(0, 10);
      return {
        plan: isIn((await api.listJobs({ query })).jobs, kind),
        tomorrow: isIn((await api.listJobs({ query: { ...query, day: tomorrow } })).jobs, kind),
        own: isIn((await driver.api.listOwnJobs()).jobs, kind),
        phone: isIn((await driver.api.getDriverDay()).jobs, kind),
      };
    },
  };
}

const everywhere = { plan: true, tomorrow: false, own: true, phone: true };
const nowhere = { plan: false, tomorrow: false, own: false, phone: false };

it('a delivery that nobody has made stays until it is made', async () => {
  const { shownAt, become } = await given();
  expect(await shownAt(startsAt.add({ hours: 16 }), 'deliver')).toEqual(everywhere);
  await become('booked', 'active');
  expect(await shownAt(startsAt.add({ hours: 16 }), 'deliver')).toEqual(nowhere);
});

it('a car that is not back stays to be collected, however many days ago it was due', async () => {
  const { shownAt, become } = await given();
  await become('booked', 'active');
  expect(await shownAt(endsAt.add({ hours: 15 }), 'collect')).toEqual(everywhere);
  const longAfter = endsAt.add({ hours: 24 * 400 });
  expect(await shownAt(longAfter, 'collect')).toEqual(everywhere);
  await become('completed');
  expect(await shownAt(longAfter, 'collect')).toEqual(nowhere);
});
