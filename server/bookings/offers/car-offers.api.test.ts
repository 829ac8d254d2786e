import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { CarOffer } from '../../../contract/car-offers.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { advanceBooking } from '../life/advance-booking.ts';
import { occupy } from '../record/occupy.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const dispatcher = async () => (await rental.app.operate('dispatcher@handover.example')).api;

/** A booking whose renter is asked which of these cars they want. */
async function asked(count = 3) {
  const booking = await rental.book();
  const api = await dispatcher();
  const { items } = await api.listOtherCars({ params: { id: booking.id } });
  const carIds = items.slice(0, count).map(({ id }) => id);
  const { answerBy } = await api.offerCars({
    params: { id: booking.id },
    body: { carIds, reason: 'damaged' },
  });
  return { booking, carIds, answerBy, path: `/api/bookings/${booking.id}/offer` };
}
const offerAt = (path: string) => rental.read(path, CarOffer);
const answer = (path: string, take: string | null) => rental.done(path, { take }, Booking);
const answersOf = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('car_offers')
    .select('answer')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map((row) => row.answer);
};
const timesTaken = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('occupancies')
    .leftJoin('car_offers', 'car_offers.id', 'occupancies.offer_id')
    .select(['kind', 'car_id'])
    .where(({ or, eb }) =>
      or([
        eb('occupancies.booking_id', '=', bookingId),
        eb('car_offers.booking_id', '=', bookingId),
      ]),
    )
    .orderBy('kind')
    .execute();
  return rows;
};
/** What the booking and a change of it reserve. */
const carsOf = async (bookingId: string, changeId: string) => {
  const rows = await rental.db
    .selectFrom('occupancies')
    .select('car_id')
    .where(({ or, eb }) =>
      or([eb('booking_id', '=', bookingId), eb('change_request_id', '=', changeId)]),
    )
    .execute();
  return rows.map(({ car_id }) => car_id);
};
const emailsOf = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('outgoing_mail')
    .select('template')
    .where('event_key', 'like', `%${bookingId}%`)
    .where('template', 'in', ['car-offer', 'another-car', 'booking-cancelled'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};
const actorsOf = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('booking_history')
    .select(['kind', 'actor'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return rows.map(({ kind, actor }) => `${kind} by ${actor.split(' ')[0]}`)[0];
};
const isInOrder = async ({ reference }: Booking) => {
  const { differences } = await reconcile(rental.app.deps);
  expect(differences.filter((one) => one.reference === reference)).toEqual([]);
};

describe('other cars for a renter whose own cannot come', () => {
  it('are asked about by email and on the trip’s page, with the best reserved', async () => {
    const { booking, carIds, answerBy, path } = await asked();
    expect((await rental.booking(booking.id)).offer).toEqual({
      answerBy: new Date(answerBy).toISOString(),
    });
    const offer = await offerAt(path);
    expect(offer.cars.map(({ car }) => car.id)).toEqual(carIds);
    expect(offer.cars.map(({ isReserved }) => isReserved)).toEqual([true, false, false]);
    expect(offer.booked.id).toBe(booking.car.id);
    expect(offer.refund.toCard.amount + offer.refund.toCredit.amount).toBe(
      booking.charged.amount + booking.creditUsed.amount,
    );
    expect(await timesTaken(booking.id)).toEqual([
      { kind: 'booking', car_id: booking.car.id },
      { kind: 'offer', car_id: carIds[0] },
    ]);
    expect(await emailsOf(booking.id)).toEqual(['car-offer']);
    expect(await actorsOf(booking.id)).toBe('offer by staff');
  });

  it('are taken in one tap, at the price agreed', async () => {
    const { booking, carIds, path } = await asked();
    const after = await answer(path, carIds[1] ?? '');
    expect(after).toMatchObject({ offer: null, total: booking.total, status: booking.status });
    expect(after.car.id).toBe(carIds[1]);
    expect(await timesTaken(booking.id)).toEqual([{ kind: 'booking', car_id: carIds[1] }]);
    expect(await answersOf(booking.id)).toEqual(['taken']);
    expect(await emailsOf(booking.id)).toEqual(['car-offer', 'another-car']);
    expect(await actorsOf(booking.id)).toBe('car by renter');
    await isInOrder(booking);
  });

  it('or everything goes back, however late it is', async () => {
    const { booking, path } = await asked();
    const { refund } = await offerAt(path);
    const after = await answer(path, null);
    expect(after.status).toBe('cancelled');
    expect(await timesTaken(booking.id)).toEqual([]);
    await rental.advance(booking.id);
    expect(await rental.booking(booking.id)).toMatchObject({
      refunded: refund.toCard,
      credited: refund.toCredit,
    });
    expect(await emailsOf(booking.id)).toEqual(['car-offer', 'booking-cancelled']);
    expect(await actorsOf(booking.id)).toBe('offer-declined by renter');
  });

  it('everything goes back also while a change waits for the renter’s bank, and its money never comes', async () => {
    const { booking, path } = await asked();
    const own = `/api/bookings/${booking.id}`;
    await rental.done(`${own}/card`, { methodId: await rental.card('4000002760003184') }, Booking);
    const change = await rental.done(
      `${own}/modifications`,
      { endsAt: '2027-03-25T09:00:00Z' },
      RequestRecord,
    );
    const { awaiting } = await rental.work(change.id);
    expect(awaiting?.kind).toBe('card_authentication');
    const { refund } = await offerAt(path);
    expect(await answer(path, null)).toMatchObject({ status: 'cancelled', offer: null });
    expect(await rental.work(change.id)).toMatchObject({
      status: 'failure',
      errorCode: 'booking_not_changeable',
    });
    await rental.advance(booking.id);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    await rental.advance(booking.id);
    expect(await rental.booking(booking.id)).toMatchObject({
      charged: booking.charged,
      refunded: refund.toCard,
      credited: refund.toCredit,
    });
    expect(await timesTaken(booking.id)).toEqual([]);
    expect(await answersOf(booking.id)).toEqual(['refunded']);
    await isInOrder(booking);
  });

  describe('while a change waits for the renter’s bank', () => {
    const longer = { endsAt: '2027-03-26T09:00:00Z' };
    async function waiting(bookingId: string) {
      const own = `/api/bookings/${bookingId}`;
      const methodId = await rental.card('4000002760003184');
      await rental.done(`${own}/card`, { methodId }, Booking);
      const change = await rental.done(`${own}/modifications`, longer, RequestRecord);
      const { awaiting } = await rental.work(change.id);
      return { change, clientSecret: awaiting?.clientSecret ?? expect.fail('nobody asks') };
    }

    it('one that is taken comes with the change, which is made once it is approved', async () => {
      const { booking, carIds, path } = await asked();
      const { change, clientSecret } = await waiting(booking.id);
      const after = await answer(path, carIds[1] ?? '');
      expect(after).toMatchObject({ car: { id: carIds[1] }, endsAt: booking.endsAt });
      expect(await carsOf(booking.id, change.id)).toEqual([carIds[1], carIds[1]]);
      await rental.authenticate(clientSecret);
      expect(await rental.work(change.id)).toMatchObject({ status: 'accepted' });
      const { car, endsAt } = await rental.booking(booking.id);
      expect(car.id).toBe(carIds[1]);
      expect(Temporal.Instant.from(endsAt).equals(longer.endsAt)).toBe(true);
      expect(await carsOf(booking.id, change.id)).toEqual([carIds[1]]);
      await isInOrder(booking);
    });

    it('one that is taken by somebody else after the trip is not given, and nothing changes', async () => {
      const { booking, carIds, path } = await asked();
      const { change } = await waiting(booking.id);
      const afterIt = {
        from: Temporal.Instant.from('2027-03-25T09:00:00Z'),
        to: Temporal.Instant.from('2027-03-26T09:00:00Z'),
      };
      const block = { reason: 'SERVICE', note: null, by: crypto.randomUUID() } as const;
      const car = { carId: carIds[1] ?? '', cityId: booking.city.id };
      const blockId = crypto.randomUUID();
      await occupy(rental.db, car, afterIt, { kind: 'block', blockId, block });
      expect(await rental.refused(path, { take: carIds[1] })).toBe('change_in_progress');
      expect(await carsOf(booking.id, change.id)).toEqual([booking.car.id, booking.car.id]);
      expect((await rental.booking(booking.id)).offer).not.toBeNull();
    });
  });

  it('the best comes by itself where nobody answers in time, however long nobody looked', async () => {
    const { booking, carIds, answerBy } = await asked();
    await rental.goTo(Temporal.Instant.from(answerBy).subtract({ minutes: 10 }).toString());
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).car.id).toBe(booking.car.id);
    await rental.goTo('2027-03-20T09:30:00Z');
    await rental.advance(booking.id);
    const after = await rental.booking(booking.id);
    expect(after).toMatchObject({ status: 'active', offer: null });
    expect(after.car.id).toBe(carIds[0]);
    expect(await answersOf(booking.id)).toEqual(['unanswered']);
    const rows = await rental.db
      .selectFrom('booking_history')
      .select('actor')
      .where('booking_id', '=', booking.id)
      .where('kind', '=', 'car')
      .execute();
    expect(rows).toEqual([{ actor: 'clock' }]);
  });

  it('are answered once, whoever presses twice or from two windows', async () => {
    const { booking, carIds, path } = await asked();
    const takes = [carIds[0], carIds[1], null];
    const answers = await Promise.all(takes.map((take) => rental.send('POST', path, { take })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await answersOf(booking.id)).toHaveLength(1);
    expect(await rental.refused(path, { take: carIds[0] })).toBe('offer_over');
    expect((await emailsOf(booking.id)).length).toBe(2);
  });

  it('are answered by the renter or by the clock, never by both', async () => {
    const { booking, carIds, answerBy, path } = await asked();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from(answerBy));
    const [said] = await Promise.all([
      rental.send('POST', path, { take: carIds[1] }),
      advanceBooking(rental.app.deps, booking.id),
    ]);
    const [ended] = await answersOf(booking.id);
    expect(said.status).toBe(ended === 'taken' ? 200 : 409);
    const comes = ended === 'taken' ? carIds[1] : carIds[0];
    expect(await timesTaken(booking.id)).toEqual([{ kind: 'booking', car_id: comes }]);
    expect(await emailsOf(booking.id)).toEqual(['car-offer', 'another-car']);
  });

  it('end with the booking: what was reserved is free', async () => {
    const { booking, path } = await asked();
    const request = await rental.done(
      `/api/bookings/${booking.id}/actions`,
      { action: 'user-cancel' },
      RequestRecord,
    );
    await rental.work(request.id);
    expect(await timesTaken(booking.id)).toEqual([]);
    expect(await answersOf(booking.id)).toEqual(['withdrawn']);
    expect(await rental.refused(path, { take: null })).toBe('offer_over');
  });

  it('end where a colleague gives a car on the phone, or the renter moves the trip', async () => {
    const first = await asked();
    const api = await dispatcher();
    const body = { carId: first.carIds[2] ?? '', reason: 'damaged' } as const;
    await api.giveAnotherCar({ params: { id: first.booking.id }, body });
    expect(await answersOf(first.booking.id)).toEqual(['withdrawn']);
    const second = await asked();
    const moved = await rental.done(
      `/api/bookings/${second.booking.id}/modifications`,
      { endsAt: '2027-03-23T09:00:00Z' },
      RequestRecord,
    );
    expect(await rental.work(moved.id)).toMatchObject({ status: 'accepted' });
    expect(await answersOf(second.booking.id)).toEqual(['withdrawn']);
  });

  it('show only what is still free, and are asked about once at a time', async () => {
    const { booking, carIds, path } = await asked();
    await rental.db
      .insertInto('occupancies')
      .values({
        car_id: carIds[1] ?? '',
        city_id: 'lisbon',
        kind: 'block',
        during: '[2027-03-21T09:00:00Z,2027-03-21T10:00:00Z)',
        block_reason: 'SERVICE',
      })
      .execute();
    expect((await offerAt(path)).cars.map(({ car }) => car.id)).toEqual([carIds[0], carIds[2]]);
    expect(await rental.refused(path, { take: carIds[1] })).toBe('car_unavailable');
    const again = (await dispatcher()).offerCars({
      params: { id: booking.id },
      body: { carIds: [carIds[2] ?? ''], reason: 'late' },
    });
    await expect(again).rejects.toMatchObject({ code: 'offer_open' });
    expect(await rental.refused(path, { take: booking.car.id })).toBe('car_unavailable');
  });

  it('are previewed to the letter, with the time to answer, and nothing is asked yet', async () => {
    const { id } = await rental.book();
    const api = await dispatcher();
    const { items } = await api.listOtherCars({ params: { id } });
    const body = { carIds: items.slice(0, 2).map((car) => car.id), reason: 'damaged' } as const;
    const { subject, text, answerBy } = await api.previewOffer({ params: { id }, body });
    expect(await answersOf(id)).toEqual([]);
    const made = await api.offerCars({ params: { id }, body });
    expect(answerBy).toBe(made.answerBy);
    const { emails } = await api.getDeskBooking({ params: { id } });
    expect(emails[0]).toMatchObject({ subject, text });
    await expect(api.previewOffer({ params: { id }, body })).rejects.toMatchObject({
      code: 'offer_open',
    });
  });

  it('are not previewed with a car that is taken', async () => {
    const booking = await rental.book();
    const api = await dispatcher();
    const params = { id: booking.id };
    const { items } = await api.listOtherCars({ params });
    const carIds = items.slice(0, 2).map(({ id }) => id);
    const { startsAt, endsAt } = booking;
    await api.blockCar({
      params: { id: carIds[1] ?? '' },
      body: { reason: 'SERVICE', note: null, startsAt, endsAt },
    });
    const body = { carIds, reason: 'damaged' } as const;
    await expect(api.previewOffer({ params, body })).rejects.toMatchObject({
      code: 'car_unavailable',
    });
  });

  it('are nobody else’s', async () => {
    const { carIds, path } = await asked();
    const stranger = await openRental(rental.app, 'business@handover.example');
    expect(await stranger.refused(path, { take: carIds[0] })).toBe('not_found');
  });
});
