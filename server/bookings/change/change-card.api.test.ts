import { describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const path = ({ id }: Booking) => `/api/bookings/${id}/card`;
const change = (booking: Booking, methodId: string) =>
  rental.done(path(booking), { methodId }, Booking);
const at = async (instant: string, { id }: Booking) => {
  await rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-03-${instant}:00Z`));
  await rental.advance(id);
  return rental.booking(id);
};
/** What moved, and on which card. */
const ledger = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ said: string }>(
    `SELECT kind || ' ' || payments.status || ' ' || last4 AS said FROM payments
     JOIN payment_methods ON payment_methods.id = payment_method_id
     WHERE booking_id = $1 ORDER BY payments.created_at, kind`,
    [id],
  );
  return rows.map(({ said }) => said);
};
const refuseNext = async () => {
  const [simulator] = rental.app.deps.cardEntry.simulators;
  if (!simulator) throw new Error('cards are not simulated');
  await setControls(simulator.db, { declineNext: 'generic_decline' });
};

describe('another card for a booking', () => {
  it('is held in place of the one that paid, and says so', async () => {
    const booking = await rental.book();
    const changed = await change(booking, await rental.card('5555555555554444'));
    expect(changed).toMatchObject({
      paidWith: { last4: '4242' },
      paymentMethod: { last4: '4444' },
      deposit: { state: 'planned', card: { last4: '4444' } },
    });
    await at('18T09:00', booking);
    expect(await ledger(booking)).toEqual(['charge succeeded 4242', 'deposit-hold succeeded 4444']);
  });

  it('takes over a hold that stands, and only then is the old one let go', async () => {
    const booking = await rental.book();
    await at('18T09:00', booking);
    const changed = await change(booking, await rental.card('5555555555554444'));
    expect(changed.deposit).toMatchObject({ state: 'held', card: { last4: '4242' } });
    expect((await at('18T10:00', booking)).deposit).toMatchObject({
      state: 'held',
      card: { last4: '4444' },
    });
    expect(await ledger(booking)).toEqual([
      'charge succeeded 4242',
      'deposit-hold succeeded 4242',
      'deposit-hold succeeded 4444',
      'deposit-release succeeded 4242',
    ]);
  });

  it('that is refused leaves the old hold where it is, and is tried as often as any', async () => {
    const booking = await rental.book();
    await at('18T09:00', booking);
    await change(booking, await rental.card('5555555555554444'));
    for (const time of ['18T09:30', '18T13:31', '18T17:32', '18T21:33']) {
      await refuseNext();
      await at(time, booking);
    }
    expect(await at('19T06:00', booking)).toMatchObject({
      status: 'booked',
      deposit: { state: 'held', card: { last4: '4242' } },
    });
    const refused = Array(4).fill('deposit-hold failed 4444');
    expect((await ledger(booking)).slice(2)).toEqual(refused);
  });

  it('is asked at once when the first was refused, and what that refused does not count', async () => {
    const booking = await rental.book();
    for (const time of ['18T09:00', '18T13:01', '18T17:02']) {
      await refuseNext();
      await at(time, booking);
    }
    await change(booking, await rental.card('5555555555554444'));
    expect((await at('18T17:10', booking)).status).toBe('booked');
  });

  it('is charged for the difference of a change', async () => {
    const booking = await rental.book();
    await change(booking, await rental.card('5555555555554444'));
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const modifications = `/api/bookings/${booking.id}/modifications`;
    const { id } = await rental.done(modifications, longer, RequestRecord);
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await ledger(booking)).toEqual(['charge succeeded 4242', 'charge succeeded 4444']);
  });

  it('may be chosen again and again; the same one changes nothing', async () => {
    const booking = await rental.book();
    const card = await rental.card('5555555555554444');
    await Promise.all([change(booking, card), change(booking, card), change(booking, card)]);
    const { rows } = await rental.app.deps.database.pool.query(
      `SELECT id FROM booking_history WHERE booking_id = $1 AND kind = 'card-changed'`,
      [booking.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is taken as long as no driver has sealed the delivery, also after the agreed time', async () => {
    const handovers = (mode: 'recorded' | 'by-clock') =>
      rental.db.updateTable('cities').set({ handovers: mode }).where('id', '=', 'lisbon').execute();
    const booking = await rental.book();
    await at('18T09:00', booking);
    await handovers('recorded');
    expect((await at('20T09:40', booking)).status).toBe('booked');
    await change(booking, await rental.card('5555555555554444'));
    expect((await at('20T09:41', booking)).deposit).toMatchObject({
      state: 'held',
      card: { last4: '4444' },
    });
    await handovers('by-clock');
  });

  it('is refused when it is not theirs, has been removed or has expired, and after delivery', async () => {
    const booking = await rental.book();
    const card = await rental.card('5555555555554444');
    const stranger = await openRental(rental.app, 'business@handover.example');
    const theirs = await stranger.card();
    expect(await rental.refused(path(booking), { methodId: theirs })).toBe('not_found');
    expect(await stranger.refused(path(booking), { methodId: theirs })).toBe('not_found');
    const removed = await rental.card('5555555555554444');
    await rental.app.deps.database.pool.query(
      'UPDATE payment_methods SET removed_at = now() WHERE id = $1',
      [removed],
    );
    expect(await rental.refused(path(booking), { methodId: removed })).toBe('not_found');
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    expect(await rental.refused(path(booking), { methodId: card })).toBe('too_late_to_change');
    await at('20T09:00', booking);
    expect(await rental.refused(path(booking), { methodId: card })).toBe('booking_not_changeable');
  });
});
