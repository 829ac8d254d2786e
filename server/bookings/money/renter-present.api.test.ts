import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { dying, providerTrouble, soonTrip } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { advanceBooking } from '../life/advance-booking.ts';

let rental: Rental;
const { newRequest, change, workWith, carryOut, paidAtProvider } = providerTrouble(() => rental);
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

/** How each payment was asked for, by the provider's own record, oldest first. */
const asked = async (bookingId: string) => {
  const { rows } = await rental.app.deps.database.pool.query<{ said: string }>(
    `SELECT p.kind || ' ' || coalesce(o.body->>'setup_future_usage', 'absent') AS said
     FROM payments p JOIN simulator.stripe_objects o ON o.id = p.provider_ref
     WHERE p.booking_id = $1 AND p.kind IN ('charge', 'deposit-hold') ORDER BY p.created_at, p.kind`,
    [bookingId],
  );
  return rows.map(({ said }) => said);
};
const at = async (instant: string, { id }: Booking) => {
  await rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-03-${instant}:00Z`));
  await rental.advance(id);
  return rental.booking(id);
};

describe('a renter who is there', () => {
  it('is charged as such and sets the card up for later; the hold of two days before is made without them', async () => {
    const booking = await rental.book();
    await at('18T09:00', booking);
    expect(await asked(booking.id)).toEqual(['charge off_session', 'deposit-hold absent']);
  });

  it('is there for the hold of a trip that begins within two days, which lives longer for it', async () => {
    const booking = await rental.book(soonTrip);
    expect(await asked(booking.id)).toEqual(['charge off_session', 'deposit-hold off_session']);
    expect(booking.deposit?.lapsesAt).toMatch(/^2027-03-12/);
  });

  it('is there for the difference of a change', async () => {
    const booking = await rental.book();
    const { id } = await change(booking.id, { endsAt: '2027-03-25T09:00:00Z' });
    expect((await rental.work(id)).status).toBe('accepted');
    expect(await asked(booking.id)).toEqual(['charge off_session', 'charge off_session']);
  });

  it('is led to their bank at once', async () => {
    const request = await newRequest(undefined, await rental.card('4000002760003184'));
    const { awaiting } = await rental.work(request.id);
    expect(awaiting?.kind).toBe('card_authentication');
    const { rows } = await rental.app.deps.database.pool.query(
      `SELECT body->>'status' AS status, body->'last_payment_error' AS error
       FROM simulator.stripe_objects WHERE object = 'payment_intent' ORDER BY seq DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ status: 'requires_action', error: null }]);
  });

  it('is what a call says that is made again after they have gone: the same key, the same call', async () => {
    const { hold } = rental.app.deps.paymentProvider.accountOf('EUR');
    const request = await newRequest();
    await expect(carryOut(workWith({ hold: dying(hold) }), request.id)).rejects.toThrow('killed');
    const bookingId = request.bookingId ?? '';
    await rental.app.deps.clock.moveTo(rental.app.deps.clock.now().add({ minutes: 16 }));
    await advanceBooking(workWith({}), bookingId);
    expect((await rental.booking(bookingId)).status).toBe('booked');
    expect(await asked(bookingId)).toEqual(['charge off_session', 'deposit-hold off_session']);
    expect(await paidAtProvider(bookingId)).toEqual(['charge', 'hold']);
  });
});
