import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { CarOffer } from '../../../contract/car-offers.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { writeHold } from '../record/write-hold.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const owner = async () => (await rental.app.operate('owner@handover.example')).api;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );

/** From tomorrow, so that a car in service cannot be had for it, and asked about with two cars. */
async function asked() {
  const startsAt = rental.app.deps.clock.now().round('hour').add({ hours: 12 });
  const booking = await rental.book({
    startsAt: startsAt.toString(),
    endsAt: startsAt.add({ hours: 48 }).toString(),
  });
  const api = await owner();
  const params = { id: booking.id };
  const { items } = await api.listOtherCars({ params });
  const [first = '', second = ''] = items.map(({ id }) => id);
  const body = { carIds: [first, second], reason: 'damaged' as const };
  const { answerBy } = await api.offerCars({ params, body });
  const path = `/api/bookings/${booking.id}/offer`;
  return { booking, params, first, second, answerBy, path, api };
}
const offerAt = (path: string) => rental.read(path, CarOffer);
const sayState = async (id: string, condition: 'MISSING' | 'IN_SERVICE' | 'READY') =>
  (await owner()).sayState({ params: { id }, body: { condition } });
const setOffered = (id: string, enabled: boolean) =>
  rental.db.updateTable('cars').set({ enabled }).where('id', '=', id).execute();

describe('a car that is lost while it is offered', () => {
  it.each(['MISSING', 'IN_SERVICE'] as const)(
    'is %s: it is neither shown nor taken, and the next one comes by itself',
    async (condition) => {
      const { booking, first, second, answerBy, path } = await asked();
      await sayState(first, condition);
      expect((await offerAt(path)).cars.map(({ car }) => car.id)).toEqual([second]);
      expect(await rental.refused(path, { take: first })).toBe('car_unavailable');
      await rental.goTo(answerBy);
      await rental.advance(booking.id);
      expect(await rental.booking(booking.id)).toMatchObject({ offer: null });
      expect((await rental.booking(booking.id)).car.id).toBe(second);
      await sayState(first, 'READY');
    },
  );

  it('is off sale: the offer’s page still answers, with the cars that are left', async () => {
    const { first, second, path } = await asked();
    await setOffered(first, false);
    expect((await offerAt(path)).cars.map(({ car }) => car.id)).toEqual([second]);
    const after = await rental.done(path, { take: second }, Booking);
    expect(after.car.id).toBe(second);
    await setOffered(first, true);
  });

  it('leaves everything back where none is left', async () => {
    const { booking, first, second, answerBy, path } = await asked();
    await sayState(first, 'MISSING');
    await setOffered(second, false);
    const { cars, refund } = await offerAt(path);
    expect(cars).toEqual([]);
    await rental.goTo(answerBy);
    await rental.advance(booking.id);
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'cancelled',
      refunded: refund.toCard,
      credited: refund.toCredit,
    });
    const { kind, actor } = await rental.db
      .selectFrom('booking_history')
      .select(['kind', 'actor'])
      .where('booking_id', '=', booking.id)
      .where('to_status', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect({ kind, actor }).toEqual({ kind: 'no-car-left', actor: 'clock' });
    const { differences } = await reconcile(rental.app.deps);
    expect(differences.filter(({ reference }) => reference === booking.reference)).toEqual([]);
    await sayState(first, 'READY');
    await setOffered(second, true);
  });

  it.each(['by the clock', 'by the renter'])(
    'leaves one that somebody saved for minutes which are over: it is taken %s',
    async (by) => {
      const { booking, first, second, answerBy, path } = await asked();
      await sayState(first, 'MISSING');
      const now = rental.app.deps.clock.now();
      await rental.db.transaction().execute(async (tx) => {
        const city = await requireCity(tx, 'lisbon');
        const trip = {
          startsAt: Temporal.Instant.from(booking.startsAt),
          endsAt: Temporal.Instant.from(booking.endsAt),
        };
        const until = now.add({ minutes: 10 });
        await writeHold(tx, { userId: rental.userId, carId: second, city, trip, now, until });
      });
      if (by === 'by the clock') {
        await rental.app.deps.clock.moveTo(Temporal.Instant.from(answerBy));
        await rental.advance(booking.id);
      } else {
        await rental.app.deps.clock.moveTo(now.add({ minutes: 11 }));
        await rental.done(path, { take: second }, Booking);
      }
      expect((await rental.booking(booking.id)).car.id).toBe(second);
      await sayState(first, 'READY');
    },
  );

  it('is not named on Today: the one that comes instead is', async () => {
    const { booking, first, second, api } = await asked();
    await sayState(first, 'MISSING');
    const name = { brand: 'Named', model: 'Second' };
    await rental.db.updateTable('cars').set(name).where('id', '=', second).execute();
    const { needs } = await api.getToday({ query: { cityId: 'lisbon' } });
    const open = needs?.find(
      ({ kind, trip }) => kind === 'offer-open' && trip?.bookingId === booking.id,
    );
    expect(open).toMatchObject({ offered: 'Named Second' });
    await sayState(first, 'READY');
  });

  it('cannot be given by hand either', async () => {
    const { params, second, api } = await asked();
    await sayState(second, 'MISSING');
    const given = api.giveAnotherCar({ params, body: { carId: second, reason: 'damaged' } });
    expect(await codeOf(given)).toBe('car_unavailable');
    await sayState(second, 'READY');
  });
});

describe('a car that is reserved for an offer', () => {
  it('is among the cars that the desk can give to whom it is offered, and to nobody else', async () => {
    const { booking, params, first, api } = await asked();
    const { items } = await api.listOtherCars({ params });
    expect(items.map(({ id }) => id)).toContain(first);
    const { verdict } = await api.previewMove({ params, body: { carId: first } });
    expect(verdict).toMatchObject({ fits: true, code: null });
    const { startsAt, endsAt } = booking;
    const stranger = { id: (await rental.book({ startsAt, endsAt })).id };
    const theirs = await api.listOtherCars({ params: stranger });
    expect(theirs.items.map(({ id }) => id)).not.toContain(first);
    const onto = await api.previewMove({ params: stranger, body: { carId: first } });
    expect(onto.verdict).toMatchObject({ fits: false, by: 'offer' });
    await api.giveAnotherCar({ params, body: { carId: first, reason: 'damaged' } });
    expect((await rental.booking(booking.id)).car.id).toBe(first);
  });

  it('is not retired; the refusal says who is asked', async () => {
    const { booking, first, api } = await asked();
    const retired = api.retireCar({ params: { id: first }, body: { reason: 'sold' } });
    await expect(retired).rejects.toMatchObject({
      code: 'car_has_bookings',
      answer: { bookings: expect.arrayContaining([expect.objectContaining({ id: booking.id })]) },
    });
  });
});
