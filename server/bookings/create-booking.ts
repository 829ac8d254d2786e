import type { z } from 'zod';
import type { BookingRequest } from '../../contract/bookings.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { negate, sum } from '../../domain/money.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { requireTrip } from '../quotes/require-trip.ts';
import { findRequest } from '../requests/find-request.ts';
import { writeRequest } from '../requests/write-request.ts';
import { choosePayment } from './choose-payment.ts';
import { writeHistory } from './move-booking.ts';
import { newReference } from './new-reference.ts';
import { carUnavailable, endHoldsOf, endLapsedHolds, occupy } from './occupy.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { requireMayBook } from './require-may-book.ts';
import { type AgreedQuote, requireQuote } from './require-quote.ts';
import { requireServed } from './require-served.ts';
import { carSnapshot, choiceSnapshots } from './snapshots.ts';
import { stopColumns } from './stops.ts';
import { writeItems } from './write-items.ts';

/**
 * Writes booking, occupancy, request and job in one transaction: all are there or none. Money moves
 * afterwards, by the worker that carries out the request.
 */
export async function createBooking(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings' | 'jobs'>,
  caller: Caller,
  request: z.output<typeof BookingRequest>,
): Promise<RequestRecord> {
  const now = deps.clock.now();
  const { userId } = caller;
  const renter = await oneAtATime(tx, userId); // credit and promo codes cannot be spent twice
  const earlier = await earlierRequest(tx, userId, request.quoteId);
  if (earlier) return earlier;

  const quote = await requireQuote(tx, caller, request.quoteId, now);
  const { asset, city } = quote.facts;
  requireMayBook(renter, quote.trip.startsAt, city.time_zone);
  requireTrip(quote.trip, city, deps);
  await requireServed(tx, city.id, request);
  const payment = await choosePayment(tx, deps, userId, request.payment, city.time_zone);

  await endHoldsOf(tx, userId, now);
  await endLapsedHolds(tx, now, asset.id);
  const booked = await tx
    .insertInto('bookings')
    .values({
      reference: await newReference(tx),
      user_id: userId,
      company_id: payment.companyId,
      asset_id: asset.id,
      city_id: city.id,
      quote_id: quote.id,
      status: 'pending',
      payment_profile: request.payment.profile,
      payment_method_id: payment.methodId,
      payment_option: request.paymentOption,
      starts_at: toDate(quote.trip.startsAt),
      ends_at: toDate(quote.trip.endsAt),
      ...stopColumns(request),
      price_per_day: asset.price_per_day,
      total: quote.price.total.amount,
      currency: city.currency,
      asset_snapshot: JSON.stringify(await carSnapshot(tx, asset)),
      next_step_at: toDate(now),
      created_at: toDate(now),
      updated_at: toDate(now),
    })
    // A visitor's quote can be known to two renters; the second comes too late, like for any car.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!booked) throw carUnavailable();
  const bookingId = booked.id;
  await occupy(
    tx,
    { assetId: asset.id, cityId: city.id },
    occupiedRange(quote.trip, city.turnaround_minutes),
    { kind: 'booking', bookingId },
  );
  await writeItems(tx, bookingId, quote.price.lines, choiceSnapshots(quote.facts, quote.choices));
  await writeHistory(tx, { bookingId, from: null, to: 'pending', reason: 'requested', now });
  await spendPromoAndCredit(tx, userId, bookingId, quote, now);

  const requestId = await writeRequest(tx, deps.jobs, {
    kind: 'booking',
    userId,
    payload: { bookingId },
    bookingId,
    now,
  });
  return findRequest(tx, requestId, userId);
}

/** The same quote once more (a second tab, a retry under a new key) is the same booking. */
async function earlierRequest(
  tx: Queries,
  userId: string,
  quoteId: string,
): Promise<RequestRecord | null> {
  const earlier = await tx
    .selectFrom('requests')
    .innerJoin('bookings', 'bookings.id', 'requests.booking_id')
    .select('requests.id')
    .where('bookings.quote_id', '=', quoteId)
    .where('bookings.user_id', '=', userId)
    .where('requests.user_id', '=', userId) // by this they are found
    .where('requests.kind', '=', 'booking')
    .where('requests.status', '<>', 'failure')
    .executeTakeFirst();
  return earlier ? findRequest(tx, earlier.id, userId) : null;
}

async function spendPromoAndCredit(
  tx: Queries,
  userId: string,
  bookingId: string,
  { price, facts }: AgreedQuote,
  now: Temporal.Instant,
): Promise<void> {
  const at = toDate(now);
  if (facts.promo && price.lines.some(({ kind }) => kind === 'promo')) {
    await tx
      .insertInto('promo_redemptions')
      .values({
        promo_code_id: facts.promo.id,
        user_id: userId,
        booking_id: bookingId,
        created_at: at,
      })
      .execute();
  }
  const { currency } = facts.city;
  const used = negate(
    sum(
      price.lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount),
      currency,
    ),
  );
  if (used.amount > 0) {
    await tx
      .insertInto('credit_entries')
      .values({
        user_id: userId,
        currency,
        amount: -used.amount,
        reason: 'booking',
        booking_id: bookingId,
        idempotency_key: `booking:${bookingId}:credit-used`,
        created_at: at,
      })
      .execute();
  }
}
