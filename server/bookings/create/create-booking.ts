import type { z } from 'zod';
import type { BookingRequest } from '../../../contract/bookings.ts';
import type { RequestRecord } from '../../../contract/requests.ts';
import { occupiedRange } from '../../../domain/availability.ts';
import { negate, sum } from '../../../domain/money.ts';
import type { Quote as Price } from '../../../domain/pricing.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import { requireTrip } from '../../catalogue/require-trip.ts';
import { requireWithinCompanyLimit } from '../../companies/require-within-limit.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { carUnavailable } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { type PriceFacts, readPriceFacts } from '../../quotes/read-price-facts.ts';
import { findRequest } from '../../requests/find-request.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { inviteDrivers } from '../drivers/write-drivers.ts';
import { joinPhoneBooking } from '../phone/phone-booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { endHoldsOf, endLapsedHolds, occupy } from '../record/occupy.ts';
import { oneAtATime } from '../record/one-at-a-time.ts';
import { stopColumns } from '../record/stops.ts';
import { writeItems } from '../record/write-items.ts';
import { choosePayment } from './choose-payment.ts';
import { newReference } from './new-reference.ts';
import { requireDriversNamed } from './require-drivers-named.ts';
import { requireMayBook, requirePhone } from './require-may-book.ts';
import { priceAgain, requireQuote } from './require-quote.ts';
import { requireServed } from './require-served.ts';
import { carSnapshot, choiceSnapshots, priceTerms } from './snapshots.ts';

/**
 * Writes booking, occupancy, request and job in one transaction: all are there or none. Money moves
 * afterwards, by the worker that carries out the request.
 */
export async function createBooking(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings' | 'jobs' | 'paymentProvider'>,
  caller: Caller,
  request: z.output<typeof BookingRequest>,
): Promise<RequestRecord> {
  const now = deps.clock.now();
  const { userId } = caller;
  const renter = await oneAtATime(tx, userId); // credit and promo codes cannot be spent twice
  const same = await earlierRequest(tx, userId, request.quoteId);
  if (same) return findRequest(tx, same.id, userId);

  const quote = await requireQuote(tx, request.quoteId, caller, now);
  const { trip, choices } = quote;
  const facts = await readPriceFacts(tx, quote.carId, choices, userId);
  const { car, city } = facts;
  const payment = await choosePayment(tx, deps, userId, request.payment, city);
  const price = priceAgain(quote, facts, request.payment.profile, now);
  requireMayBook(renter, trip.startsAt, city.time_zone);
  requirePhone(renter);
  requireTrip(trip, city, deps);
  requireDrivable(car, trip, city);
  await requireServed(tx, city.id, request);
  requireDriversNamed(request.drivers, renter.email, price, facts);

  if (payment.companyId) {
    await requireWithinCompanyLimit(tx, deps.settings, payment.companyId, price.total);
  }

  await endHoldsOf(tx, userId, now);
  await endLapsedHolds(tx, now, car.id);
  const booking = await tx
    .insertInto('bookings')
    .values({
      reference: await newReference(tx),
      user_id: userId,
      company_id: payment.companyId,
      car_id: car.id,
      city_id: city.id,
      quote_id: quote.id,
      status: 'pending',
      payment_profile: request.payment.profile,
      payment_method_id: payment.methodId,
      payment_option: request.paymentOption,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      ...stopColumns(request),
      driver_note: request.driverNote,
      price_per_day: car.price_per_day,
      total: price.total.amount,
      currency: city.currency,
      car_snapshot: JSON.stringify(await carSnapshot(tx, car)),
      price_terms: JSON.stringify(priceTerms(facts)),
      next_step_at: toDate(now),
      created_at: toDate(now),
      updated_at: toDate(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A visitor's quote can be known to two renters; the second comes too late, like for any car.
  if (!booking) throw carUnavailable();
  const bookingId = booking.id;
  await joinPhoneBooking(tx, { userId, carId: car.id, trip }, bookingId);
  const during = occupiedRange(trip, city.turnaround_minutes);
  await occupy(tx, { carId: car.id, cityId: city.id }, during, { kind: 'booking', bookingId });
  await writeItems(tx, bookingId, price.lines, choiceSnapshots(facts, choices));
  await inviteDrivers(tx, bookingId, request.drivers, now);
  await writeHistory(tx, {
    bookingId,
    from: null,
    to: 'pending',
    kind: 'requested',
    by: 'renter',
    now,
  });
  await spendPromoAndCredit(tx, userId, bookingId, { price, facts }, now);
  await tx.deleteFrom('booking_drafts').where('user_id', '=', userId).execute();

  return writeRequest(tx, deps.jobs, {
    kind: 'booking',
    userId,
    payload: { bookingId },
    bookingId,
    now,
  });
}

/** The same quote once more (a second tab, a retry under a new key) is the same booking. */
function earlierRequest(tx: Queries, userId: string, quoteId: string) {
  return tx
    .selectFrom('requests')
    .innerJoin('bookings', 'bookings.id', 'requests.booking_id')
    .select('requests.id')
    .where('bookings.quote_id', '=', quoteId)
    .where('bookings.user_id', '=', userId)
    .where('requests.kind', '=', 'booking')
    .where('requests.status', '<>', 'failure')
    .executeTakeFirst();
}

async function spendPromoAndCredit(
  tx: Queries,
  userId: string,
  bookingId: string,
  { price, facts }: { readonly price: Price; readonly facts: PriceFacts },
  now: Temporal.Instant,
): Promise<void> {
  const ofBooking = { user_id: userId, booking_id: bookingId, created_at: toDate(now) };
  if (facts.promo && price.lines.some(({ kind }) => kind === 'promo')) {
    await tx
      .insertInto('promo_redemptions')
      .values({ promo_code_id: facts.promo.id, ...ofBooking })
      .execute();
  }
  const { currency } = facts.city;
  const credits = price.lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount);
  const used = negate(sum(credits, currency));
  if (used.amount > 0) {
    await tx
      .insertInto('credit_entries')
      .values({
        ...ofBooking,
        currency,
        amount: -used.amount,
        reason: 'booking',
        idempotency_key: `booking:${bookingId}:credit-used`,
      })
      .execute();
  }
}
