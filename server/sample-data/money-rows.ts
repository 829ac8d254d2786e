import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SamplePeople } from './accounts.ts';
import { amount } from './amounts.ts';
import { date } from './booking-rows.ts';
import { creditUsed, type SampleBooking } from './bookings.ts';
import { giftedCreditUnits } from './occasions.ts';
import { usedPromoCode } from './promo-codes.ts';
import type { Random } from './random.ts';

/** Credit given for late cancellations and used on later trips, and one gift to start with. */
export function creditRows(
  bookings: readonly SampleBooking[],
  { accounts }: SamplePeople,
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['credit_entries']>[] {
  const gift: Insertable<Tables['credit_entries']> = {
    id: random.uuid(),
    user_id: accounts.renter.row.id,
    currency: 'EUR',
    amount: amount(giftedCreditUnits),
    reason: 'goodwill',
    booking_id: null,
    idempotency_key: 'sample:goodwill',
    created_at: date(now.subtract({ hours: 24 * 100 })),
  };
  const ofBookings = bookings.flatMap((booking) => {
    const { id, reference, user, trip, events, price } = booking;
    const { currency } = price.total;
    const entry = { user_id: user.row.id, currency, booking_id: id };
    const given = events
      .filter((event) => event.what === 'credit')
      .map((event) => ({
        ...entry,
        id: random.uuid(),
        amount: event.amount.amount,
        reason: 'user-cancel',
        idempotency_key: `sample:${reference}:credit-given`,
        created_at: date(event.at),
      }));
    const used = creditUsed(price, currency).amount;
    if (used === 0) return given;
    return [
      ...given,
      {
        ...entry,
        id: random.uuid(),
        amount: -used,
        reason: 'booking',
        idempotency_key: `sample:${reference}:credit-used`,
        created_at: date(trip.bookedAt),
      },
    ];
  });
  return [gift, ...ofBookings];
}

export function redemptionRows(
  bookings: readonly SampleBooking[],
  promoCodes: readonly { readonly id: string; readonly code: string }[],
): Insertable<Tables['promo_redemptions']>[] {
  const used = promoCodes.find(({ code }) => code === usedPromoCode);
  if (!used) return [];
  return bookings
    .filter(({ occasion }) => occasion.promo === used.code)
    .map(({ id, user, trip }) => ({
      promo_code_id: used.id,
      user_id: user.row.id,
      booking_id: id,
      created_at: date(trip.bookedAt),
    }));
}
