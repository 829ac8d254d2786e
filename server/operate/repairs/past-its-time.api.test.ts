import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
const inMode = (handovers: 'recorded' | 'by-clock') =>
  rental.db.updateTable('cities').set({ handovers }).where('id', '=', 'lisbon').execute();
beforeAll(() => inMode('recorded'));
afterAll(() => inMode('by-clock'));

const owner = async () => (await rental.app.operate('owner@handover.example')).api;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );

/** The renter stands at the door, the car does not start, and the promised time was 20 minutes ago. */
async function atTheDoor() {
  const now = rental.app.deps.clock.now();
  const startsAt = now.round('hour').add({ hours: 12 });
  const booking = await rental.book({
    startsAt: startsAt.toString(),
    endsAt: startsAt.add({ hours: 72 }).toString(),
  });
  await rental.goTo(startsAt.add({ minutes: 20 }).toString());
  await rental.advance(booking.id);
  const { status } = await rental.booking(booking.id);
  expect(status, 'nobody has handed it over').toBe('booked');
  return { booking, params: { id: booking.id }, startsAt, api: await owner() };
}

/** The delivery reached us, whatever stands in it. */
async function seal({ id, car }: Booking, at: Temporal.Instant): Promise<void> {
  const some = () => crypto.randomUUID();
  await rental.db
    .insertInto('seals')
    .values({
      booking_id: id,
      kind: 'deliver',
      car_id: car.id,
      position: 1,
      phone_id: some(),
      staff_id: some(),
      code: some(),
      digest: some(),
      record: some(),
      previous_link: null,
      link: some(),
      sealed_at: at.toString(),
      received_at: at.toString(),
    })
    .execute();
}

describe('a car that is not handed over at its time', () => {
  it('is replaced by another', async () => {
    const { booking, params, api } = await atTheDoor();
    expect(await api.getBoardBooking({ params })).toMatchObject({ isMovable: true });
    const [other] = (await api.listOtherCars({ params })).items;
    const carId = other?.id ?? '';
    expect((await api.previewMove({ params, body: { carId } })).verdict.fits).toBe(true);
    await api.giveAnotherCar({ params, body: { carId, reason: 'damaged' } });
    const after = await rental.booking(booking.id);
    expect(after).toMatchObject({ status: 'booked', startsAt: booking.startsAt });
    expect(after.car.id).toBe(carId);
  });

  it('is looked after like any other, and comes later from now on', async () => {
    const { booking, params, startsAt, api } = await atTheDoor();
    const until = startsAt.add({ minutes: 100 }).toString();
    const query = { reason: 'damaged', until } as const;
    const { bookings } = await api.listRepairs({ params: { id: booking.car.id }, query });
    const repairs = bookings.find(({ id }) => id === booking.id)?.repairs ?? [];
    const later = repairs.find(({ kind }) => kind === 'delivery-later');
    const at = startsAt.add({ hours: 2 });
    expect(later).toMatchObject({ startsAt: at.toString(), delayMinutes: 120 });
    const press = (moment: Temporal.Instant) =>
      codeOf(
        api.repairBooking({
          params,
          body: { kind: 'delivery-later', startsAt: moment.toString(), reason: 'damaged' },
        }),
      );
    expect(await press(startsAt.add({ minutes: 10 })), 'a time that is past').toBe('invalid_input');
    expect(await press(startsAt.add({ hours: 5 })), 'four hours from now').toBe('invalid_input');
    expect(await press(at)).toBe('done');
    const after = await rental.booking(booking.id);
    expect(Temporal.Instant.from(after.startsAt).equals(at)).toBe(true);
  });

  it('is asked about at the door, with minutes to answer', async () => {
    const { booking, params, api } = await atTheDoor();
    const cars = (await api.listOtherCars({ params })).items.slice(0, 2);
    const carIds = cars.map(({ id }) => id);
    const { answerBy } = await api.offerCars({ params, body: { carIds, reason: 'damaged' } });
    const now = rental.app.deps.clock.now();
    expect(now.until(answerBy).round('minute').total('minutes')).toBe(15);
    await rental.goTo(answerBy);
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).car.id).toBe(carIds[0]);
  });

  it.each([
    ['before', 5],
    ['after', 20],
  ])(
    'stays with its renter where it is handed over %s they were to answer',
    async (_, afterMinutes) => {
      const { booking, params, api } = await atTheDoor();
      const [other] = (await api.listOtherCars({ params })).items;
      const carIds = [other?.id ?? ''];
      await api.offerCars({ params, body: { carIds, reason: 'damaged' } });
      const now = rental.app.deps.clock.now();
      await seal(booking, now.add({ minutes: afterMinutes }));
      await rental.app.deps.clock.moveTo(now.add({ minutes: 30 }));
      await rental.advance(booking.id);
      const after = await rental.booking(booking.id);
      expect(after).toMatchObject({ status: 'active', offer: null, replaced: null });
      const { answer } = await rental.db
        .selectFrom('car_offers')
        .select('answer')
        .where('booking_id', '=', booking.id)
        .executeTakeFirstOrThrow();
      expect(answer).toBe('withdrawn');
    },
  );

  it('is none that can be replaced once it is with its renter', async () => {
    const { booking, params, api } = await atTheDoor();
    const [other] = (await api.listOtherCars({ params })).items;
    await rental.db
      .updateTable('bookings')
      .set({ status: 'active' })
      .where('id', '=', booking.id)
      .execute();
    const body = { carId: other?.id ?? '', reason: 'damaged' } as const;
    expect(await codeOf(api.giveAnotherCar({ params, body }))).toBe('booking_not_changeable');
    expect(await api.getBoardBooking({ params })).toMatchObject({ isMovable: false });
  });
});
