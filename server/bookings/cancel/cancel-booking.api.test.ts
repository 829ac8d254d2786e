import { describe, expect, it } from 'vitest';
import {
  type Booking,
  CancellationTimeline,
  ModificationPrice,
} from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const cancel = async ({ id }: Booking) => {
  const request = await rental.done(
    `/api/bookings/${id}/actions`,
    { action: 'user-cancel' },
    RequestRecord,
  );
  return rental.work(request.id);
};
const change = async ({ id }: Booking, to: object) => {
  const request = await rental.done(`/api/bookings/${id}/modifications`, to, RequestRecord);
  expect(await rental.work(request.id)).toMatchObject({ status: 'accepted' });
};
const timeline = ({ id }: Booking) =>
  rental.read(`/api/bookings/${id}/cancellation`, CancellationTimeline);
const balance = async () => {
  const { rows } = await rental.app.deps.database.pool.query<{ sum: string | null }>(
    `SELECT sum(amount) FROM credit_entries WHERE user_id = $1 AND currency = 'EUR'`,
    [rental.userId],
  );
  return Number(rows[0]?.sum ?? 0);
};
describe('a cancellation', () => {
  it('more than 48 hours ahead gives everything back to the card and frees the car [D-022-001 R-CANCEL-012]', async () => {
    const booking = await rental.book();
    const promised = await timeline(booking);
    expect(promised).toMatchObject({ refusal: null, isOutsideWindow: true });
    expect(promised.steps[0]).toMatchObject({ how: 'to-card', toCard: booking.total });
    expect(await cancel(booking)).toMatchObject({ status: 'accepted' });
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'cancelled-by-user',
      refunded: booking.total,
      cancelRefusal: 'booking_not_cancellable',
    });
    expect(await rental.freeCar()).toBe(booking.car.id);
  });

  it.each([
    ['2027-03-19T09:00:00Z', 0],
    ['2027-03-20T06:30:00Z', 25_0000],
    ['2027-03-20T08:30:00Z', 50_0000],
  ])(
    'at %s gives credit less %i [A-POLICY-015 D-022-001 R-CANCEL-014 R-CANCEL-015]',
    async (at, fee) => {
      const booking = await rental.book();
      const before = await balance();
      await rental.goTo(at);
      await rental.advance(booking.id);
      const { steps } = await timeline(booking);
      const given = Math.max(0, booking.total.amount - fee);
      expect(steps[0]).toMatchObject({ how: 'as-credit', toCredit: { amount: given } });
      await cancel(booking);
      expect(await balance()).toBe(before + given);
      expect(await rental.booking(booking.id)).toMatchObject({
        status: 'cancelled-by-user',
        refunded: { amount: 0 },
        deposit: { state: 'released' },
      });
    },
  );

  it('gives credit that was used back as credit', async () => {
    await rental.app.deps.database.kysely
      .insertInto('credit_entries')
      .values({
        user_id: rental.userId,
        currency: 'EUR',
        amount: 30_0000,
        reason: 'goodwill',
        idempotency_key: crypto.randomUUID(),
        created_at: new Date(),
      })
      .execute();
    const before = await balance();
    const booking = await rental.book();
    expect(await balance()).toBeLessThan(before);
    await cancel(booking);
    expect(await balance()).toBe(before);
    expect((await rental.booking(booking.id)).refunded).toEqual(booking.charged);
  });

  it('after a move out of the window gives what was paid before as credit, what came after to the card [D-047-001]', async () => {
    const booking = await rental.book();
    await rental.goTo('2027-03-19T09:00:00Z'); // a day before delivery
    await rental.advance(booking.id);
    const moved = { startsAt: '2027-03-30T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' };
    const said = await rental.done(
      `/api/bookings/${booking.id}/modifications/price`,
      moved,
      ModificationPrice,
    );
    expect(said).toMatchObject({ charge: { amount: 0 }, creditOnly: booking.total });
    await change(booking, moved);
    const entered = await timeline(booking);
    expect(entered).toMatchObject({ isOutsideWindow: true, creditOnly: booking.total });
    expect(entered.steps[0]).toMatchObject({ toCard: { amount: 0 }, toCredit: booking.total });

    await change(booking, { endsAt: '2027-04-05T09:00:00Z' }); // two days more, outside the window
    const longer = await rental.booking(booking.id);
    const later = longer.total.amount - booking.total.amount;
    const [now] = (await timeline(booking)).steps;
    expect(now).toMatchObject({ toCard: { amount: later }, toCredit: booking.total });
    await change(booking, { endsAt: '2027-04-02T09:00:00Z' }); // and shorter than it was at first
    const shorter = await rental.booking(booking.id);
    expect(shorter.refunded.amount).toBe(later);
    expect(shorter.credited.amount).toBe(booking.total.amount - shorter.total.amount);
    await cancel(booking);
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'cancelled-by-user',
      refunded: { amount: later },
      credited: booking.total,
    });
  });

  it('nor does a card that refuses the deposit turn that credit into money [D-047-001]', async () => {
    const booking = await rental.book();
    await rental.goTo('2027-03-19T09:00:00Z');
    await rental.advance(booking.id);
    await change(booking, { startsAt: '2027-03-30T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' });
    await rental.db
      .updateTable('bookings')
      .set({ payment_method_id: await rental.card('4000000000000341') })
      .where('id', '=', booking.id)
      .execute();
    for (const time of ['28T09:00', '28T13:01', '28T17:02', '28T21:03']) {
      await rental.goTo(`2027-03-${time}:00Z`);
      await rental.advance(booking.id);
    }
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'security-deposit-failed',
      refunded: { amount: 0 },
      credited: booking.total,
    });
    const { differences } = await reconcile(rental.app.deps);
    expect(differences.filter(({ reference }) => reference === booking.reference)).toEqual([]);
  });

  it('keeps the fee of a late change, as the timeline says, and gives the rest back', async () => {
    const booking = await rental.book();
    await rental.goTo('2027-03-20T06:30:00Z'); // inside three hours
    await rental.advance(booking.id);
    await change(booking, { startsAt: '2027-03-27T09:00:00Z', endsAt: '2027-03-31T08:00:00Z' });
    const changed = await rental.booking(booking.id);
    expect(changed.charged.amount).toBe(booking.total.amount + 25_0000);
    const [now] = (await timeline(booking)).steps;
    expect(now).toMatchObject({
      how: 'to-card',
      toCard: { amount: 0 },
      toCredit: booking.total,
      fee: { amount: 0 },
      changeFee: { amount: 25_0000 },
    });
    await cancel(booking);
    expect(await rental.booking(booking.id)).toMatchObject({
      status: 'cancelled-by-user',
      refunded: { amount: 0 },
      credited: booking.total,
    });
    const { rows } = await rental.app.deps.database.pool.query<{ refund: string }>(
      `SELECT data->>'refund' AS refund FROM outgoing_mail WHERE event_key = $1`,
      [`booking-cancelled:${booking.id}`],
    );
    expect(rows[0]?.refund).toContain('The late change fee of €25.00 isn’t refundable.');
  });

  it('is refused after the start, twice, and for a stranger [R-CALL-015 R-PRODUCT-011 R-ROLE-007]', async () => {
    const booking = await rental.book();
    const stranger = await openRental(rental.app, 'business@handover.example');
    const path = `/api/bookings/${booking.id}/actions`;
    expect(await stranger.refused(path, { action: 'user-cancel' })).toBe('not_found');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    expect(await rental.refused(path, { action: 'user-cancel' })).toBe('trip_already_started');
    expect(await timeline(booking)).toMatchObject({ refusal: 'trip_already_started', steps: [] });
    await rental.app.deps.clock.moveTo(testNow);
    await cancel(booking);
    expect(await rental.refused(path, { action: 'user-cancel' })).toBe('booking_not_cancellable');
    expect(await rental.refused(path, { action: 'give-me-money' })).toBe('invalid_input');
  });

  it('of a booking whose charge is still under way gives the late money back', async () => {
    const quote = await rental.quote(await rental.freeCar(), undefined, {
      checkout: { profile: 'personal' },
    });
    const waiting = await rental.work(
      (await rental.request(quote.id, await rental.card('4000002760003184'))).id,
    );
    const booking = await rental.booking(waiting.bookingId ?? '');
    await rental.done(
      `/api/bookings/${booking.id}/actions`,
      { action: 'user-cancel' },
      RequestRecord,
    );
    await rental.authenticate(waiting.awaiting?.clientSecret ?? '');
    expect((await rental.work(waiting.id)).status).toBe('failure');
    await rental.advance(booking.id);
    const { charged, refunded, status } = await rental.booking(booking.id);
    expect({ status, charged, refunded }).toEqual({
      status: 'cancelled',
      charged: quote.total,
      refunded: quote.total,
    });
  });
});
