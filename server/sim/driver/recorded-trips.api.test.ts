import { beforeAll, describe, expect, it } from 'vitest';
import type { Booking, ModificationPrice } from '../../../contract/bookings.ts';
import { ModificationPrice as PriceShape } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import type { DriverManner } from '../../../contract/sim-driver.ts';
import { newMarks, pairOf } from '../../../domain/charges/evidence.ts';
import { tripEvidence } from '../../bookings/claims/trip-evidence.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { handOver } from '../../testing/handover-phone.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';
import { testNow } from '../../testing/test-database.ts';
import { setManner } from './manner.ts';
import { playHandovers } from './play-handovers.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
});

/** The clock stands there, the driver has done what is due, and the booking was looked at. */
const at = async (instant: string, { id }: Booking, manner: DriverManner = 'as-agreed') => {
  await rental.app.deps.clock.moveTo(Temporal.Instant.from(instant));
  await rental.advance(id);
  await setManner(rental.db, manner);
  await playHandovers(rental.app.deps, id);
  await rental.advance(id);
  return rental.booking(id);
};
const sealsOf = ({ id }: Booking) =>
  rental.db
    .selectFrom('seals')
    .select(['kind', 'sealed_at'])
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute();

describe('where handovers are recorded', () => {
  it('a trip begins and ends with its seals, and not by the clock [D-046-002]', async () => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    expect((await at('2027-03-20T10:00:00Z', booking, 'away')).status).toBe('booked');
    expect((await at('2027-03-20T10:01:00Z', booking)).status).toBe('active');
    expect((await at('2027-03-25T10:00:00Z', booking, 'away')).status).toBe('active');
    expect((await at('2027-03-25T10:01:00Z', booking)).status).toBe('completed');
    expect((await sealsOf(booking)).map(({ kind }) => kind)).toEqual(['deliver', 'collect']);
  });

  it('what a driver does twice is done once', async () => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    await at('2027-03-20T10:00:00Z', booking);
    await Promise.all([1, 2].map(() => playHandovers(rental.app.deps, booking.id)));
    expect(await sealsOf(booking)).toHaveLength(1);
  });

  it('a driver who is late says so, and comes forty minutes later', async () => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    const waiting = await at('2027-03-20T09:20:00Z', booking, 'late');
    expect(waiting.status).toBe('booked');
    expect(waiting.onTheWay.delivery.expectedAt).toContain('2027-03-20T09:35:00');
    expect((await at('2027-03-20T09:41:00Z', booking, 'late')).status).toBe('active');
  });

  it('a driver who finds a scratch notes it, and a claim can be made on it', async () => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    await at('2027-03-20T10:00:00Z', booking);
    await at('2027-03-25T10:00:00Z', booking, 'finds-damage');
    const evidence = await tripEvidence(rental.db, booking.id);
    const [mark, ...others] = newMarks(evidence);
    expect(mark).toMatchObject({ kind: 'scratch', side: 'left' });
    expect(others).toEqual([]);
    const pair = pairOf(evidence, 'left');
    expect(pair?.before).not.toBe(pair?.after);
  });

  it('a renter who does not come has cancelled at the last moment, and the car is free [D-051-001]', async () => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    expect((await at('2027-03-20T09:29:00Z', booking, 'nobody-there')).status).toBe('booked');
    const missed = await at('2027-03-20T09:31:00Z', booking, 'nobody-there');
    expect(missed.status).toBe('cancelled-by-user');
    expect(missed.refunded.amount).toBe(0);
    expect(missed.credited.amount).toBe(missed.charged.amount - 50 * 10_000);
    expect(missed.deposit?.state).toBe('released');
    const mail = await rental.db
      .selectFrom('outgoing_mail')
      .select('template')
      .where('event_key', '=', `no-show:${booking.id}`)
      .execute();
    expect(mail).toHaveLength(1);
    const time = rental.db.selectFrom('occupancies').where('booking_id', '=', booking.id);
    expect(await time.selectAll().execute()).toEqual([]);
    const { differences } = await reconcile(rental.app.deps);
    expect(differences.filter(({ reference }) => reference === booking.reference)).toEqual([]);
  });
});

describe('during a trip', () => {
  const price = (booking: Booking, endsAt: string): Promise<ModificationPrice> =>
    rental.done(`/api/bookings/${booking.id}/modifications/price`, { endsAt }, PriceShape);
  const refusedPrice = (booking: Booking, body: object) =>
    rental.refused(`/api/bookings/${booking.id}/modifications/price`, body);
  const change = async (booking: Booking, endsAt: string) => {
    const path = `/api/bookings/${booking.id}/modifications`;
    const request = await rental.done(path, { endsAt }, RequestRecord);
    await rental.work(request.id);
    return rental.booking(booking.id);
  };
  const outOn = async (instant: string) => {
    const booking = await rental.book();
    await at('2027-03-18T09:00:00Z', booking);
    await at('2027-03-20T09:30:00Z', booking);
    return at(instant, booking, 'away');
  };

  it('the car can be kept longer at the price a day that was booked', async () => {
    const booking = await outOn('2027-03-22T09:00:00Z');
    expect(booking.canMoveReturn).toBe(true);
    const longer = '2027-03-26T09:00:00Z';
    const asked = await price(booking, longer);
    expect(asked.charge.amount).toBeGreaterThan(0);
    expect(asked.fee.amount).toBe(0);
    const changed = await change(booking, longer);
    expect(changed.endsAt).toBe('2027-03-26T09:00:00.000Z');
    expect(changed.status).toBe('active');
    expect(changed.charged.amount).toBe(booking.charged.amount + asked.charge.amount);
  });

  it('whole days that are not used come back as credit [D-052-001]', async () => {
    const booking = await outOn('2027-03-22T09:00:00Z');
    const earlier = '2027-03-23T09:00:00Z';
    const asked = await price(booking, earlier);
    expect(asked.refundToCredit.amount).toBeGreaterThan(0);
    expect(asked.refundToCard.amount).toBe(0);
    const changed = await change(booking, earlier);
    expect(changed.credited.amount).toBe(asked.refundToCredit.amount);
    expect(changed.endsAt).toBe('2027-03-23T09:00:00.000Z');
  });

  it.each([
    ['2027-03-22T10:30:00Z', 'notice_too_short'],
    ['2027-03-24T09:10:00Z', 'not_on_half_hour'],
    ['2027-03-21T09:00:00Z', 'trip_in_past'],
  ])('not to %s: %s [D-052-002]', async (endsAt, code) => {
    const booking = await outOn('2027-03-22T09:00:00Z');
    expect(await refusedPrice(booking, { endsAt })).toBe(code);
  });

  it('its delivery is past, and where the clock hands over nothing can be moved', async () => {
    const booking = await outOn('2027-03-22T09:00:00Z');
    const earlierStart = { startsAt: '2027-03-21T09:00:00Z' };
    expect(await refusedPrice(booking, earlierStart)).toBe('booking_not_changeable');
    await rental.db.updateTable('cities').set({ handovers: 'by-clock' }).execute();
    try {
      expect((await rental.booking(booking.id)).canMoveReturn).toBe(false);
      const longer = { endsAt: '2027-03-26T09:00:00Z' };
      expect(await refusedPrice(booking, longer)).toBe('booking_not_changeable');
    } finally {
      await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
    }
  });
});

it('how handovers went is counted for the desk and for whatever watches: our delays, renters’, and claims', async () => {
  const { api } = await rental.app.operate('desk@handover.example');
  const none = { deliveries: 0, onTime: 0, collections: 0, lateReturns: 0, claims: 0 };
  const recorded = async () =>
    (await api.getToday({ query: { cityId: 'lisbon' } })).recorded ?? none;
  const counted = async () => {
    const { deliveries, onTime, lateReturns, claims } = await recorded();
    return { lateDeliveries: deliveries - onTime, lateReturns, claims };
  };
  const before = await counted();
  const booking = await rental.book();
  await at('2027-03-18T09:00:00Z', booking);
  await at('2027-03-20T10:00:00Z', booking, 'late');
  await at('2027-03-24T10:00:00Z', booking, 'late');
  const { lateDeliveries, lateReturns, claims } = before;
  expect(await counted()).toEqual({ ...before, lateDeliveries: lateDeliveries + 1 });

  await rental.app.deps.clock.moveTo(testNow);
  const trip = await sealedTrip(rental);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:50:00Z'));
  await trip.handOver('deliver');
  await trip.give('collect');
  const phone = trip.phone('collect');
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T08:55:00Z'));
  phone.act({ kind: 'arrived' });
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T09:20:00Z'));
  await handOver(phone);
  await rental.advance(trip.bookingId);
  const late = { kind: 'late', words: 'Our driver waited for the car.' } as const;
  await api.makeClaim({ params: { id: trip.bookingId }, body: late });
  const after = await recorded();
  expect(after).toMatchObject({ lateReturns: lateReturns + 1, claims: claims + 1 });
  const metrics = await (await rental.app.request('/metrics')).text();
  for (const [what, count] of Object.entries(after)) {
    expect(metrics).toContain(`handovers_30_days{city="lisbon",what="${what}"} ${count}\n`);
  }
});
