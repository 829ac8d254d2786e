import { expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import type { CarRepairs } from '../../../contract/operate/repairs.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

type Repair = CarRepairs['bookings'][number]['repairs'][number];

const as = async (who: string) => (await rental.app.operate(`${who}@handover.example`)).api;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );
const repairOf = async (booking: Booking, kind: Repair['kind'], query: object) => {
  const params = { id: booking.car.id };
  const { bookings } = await (await as('dispatcher')).listRepairs({ params, query });
  const listed = bookings.find(({ id }) => id === booking.id);
  return listed?.repairs.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
};
const press = async (who: string, booking: Booking, repair: Repair, more: object = {}) => {
  const { kind, cars, startsAt } = repair;
  const carIds = cars.map(({ id }) => id);
  const body = { kind, carIds, startsAt, reason: 'damaged', ...more } as const;
  return codeOf((await as(who)).repairBooking({ params: { id: booking.id }, body }));
};
const sayState = async ({ car }: Booking, condition: 'MISSING' | 'IN_SERVICE' | 'READY') =>
  (await as('dispatcher')).sayState({ params: { id: car.id }, body: { condition } });
const statusOf = async ({ id }: Booking) => (await rental.booking(id)).status;

/** From tomorrow: within the day that a car in service is away. */
const soon = () => {
  const startsAt = rental.app.deps.clock.now().round('hour').add({ hours: 12 });
  return { startsAt: startsAt.toString(), endsAt: startsAt.add({ hours: 48 }).toString() };
};

it('a word that the car is damaged gives nobody more to give back than their role may', async () => {
  const booking = await rental.book(soon());
  const back = await repairOf(booking, 'money-back', { reason: 'damaged' });
  expect(await press('dispatcher', booking, back)).toBe('not_permitted');
  const until = Temporal.Instant.from(booking.startsAt).add({ hours: 2 }).toString();
  const later = await repairOf(booking, 'delivery-later', { reason: 'damaged', until });
  expect(await press('dispatcher', booking, later)).toBe('refund_above_limit');
  expect(await rental.booking(booking.id)).toMatchObject({
    status: booking.status,
    startsAt: booking.startsAt,
  });
  expect(await press('desk', booking, later), 'within 100 euros').toBe('done');
  expect(await press('desk', booking, back), 'little beyond the rules').toBe('done');
  expect(await statusOf(booking)).toBe('cancelled');
});

it('what the records themselves call for is anybody’s who looks after bookings', async () => {
  const booking = await rental.book(soon());
  await sayState(booking, 'IN_SERVICE');
  const until = Temporal.Instant.from(booking.startsAt).add({ hours: 2 }).toString();
  const later = await repairOf(booking, 'delivery-later', { reason: 'service', until });
  expect(await press('dispatcher', booking, later)).toBe('done');
  const back = await repairOf(booking, 'money-back', {});
  expect(await press('dispatcher', booking, back)).toBe('done');
  expect(await statusOf(booking)).toBe('cancelled');
});

it('a trip that begins once the car is back is none that the records call to end', async () => {
  const booking = await rental.book();
  await sayState(booking, 'IN_SERVICE');
  const back = await repairOf(booking, 'money-back', { reason: 'damaged' });
  expect(await press('dispatcher', booking, back)).toBe('not_permitted');
  await sayState(booking, 'READY');
  expect(await press('owner', booking, back)).toBe('done');
});

it('a sum other than the one that was shown goes back to nobody', async () => {
  const booking = await rental.book(soon());
  await sayState(booking, 'MISSING');
  const back = await repairOf(booking, 'money-back', {});
  const wrong = { agreedBack: moneyFromUnits(1, 'EUR') };
  expect(await press('dispatcher', booking, back, wrong)).toBe('price_changed');
  expect(await press('dispatcher', booking, back, { agreedBack: back.costs })).toBe('done');
});

it('a later delivery whose time has passed by now is refused as that, and is nobody’s limit', async () => {
  const booking = await rental.book(soon());
  await sayState(booking, 'IN_SERVICE');
  const startsAt = Temporal.Instant.from(booking.startsAt);
  const until = startsAt.add({ hours: 2 });
  const shown = await repairOf(booking, 'delivery-later', {
    reason: 'service',
    until: until.toString(),
  });
  const { clock } = rental.app.deps;
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
  await clock.moveTo(until.add({ minutes: 1 }));
  expect(await press('dispatcher', booking, shown)).toBe('invalid_input');
  await rental.db.updateTable('cities').set({ handovers: 'by-clock' }).execute();
});
