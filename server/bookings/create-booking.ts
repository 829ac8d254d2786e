import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BookingRequest } from '../../contract/bookings.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { negate, sum } from '../../domain/money.ts';
import type { Quote as Price } from '../../domain/pricing.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { insertOf, statement } from '../db/statement.ts';
import { askWithNext, sendWithNext } from '../db/statement-marks.ts';
import type { Deps } from '../deps.ts';
import type { RequireNew } from '../http/idempotency.ts';
import { type PriceFacts, readPriceFacts } from '../quotes/read-price-facts.ts';
import { requireTrip } from '../quotes/require-trip.ts';
import { findRequest } from '../requests/find-request.ts';
import { writeRequest } from '../requests/write-request.ts';
import { choosePayment } from './choose-payment.ts';
import { writeHistory } from './move-booking.ts';
import { newReference } from './new-reference.ts';
import { endHoldsOf, endLapsedHolds, occupy } from './occupy.ts';
import { lockOf, theRenter } from './one-at-a-time.ts';
import { requireMayBook } from './require-may-book.ts';
import { priceAgain, quoteOf, requireQuote } from './require-quote.ts';
import { areasWithNext, requireInside } from './require-served.ts';
import { carSnapshot, choiceSnapshots, photosWithNext } from './snapshots.ts';
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
  requireNew: RequireNew,
): Promise<RequestRecord> {
  const now = deps.clock.now();
  const { userId } = caller;
  const locked = await askWithNext(tx, lockOf(userId)); // credit and promo codes cannot be spent twice
  const earlier = await askWithNext(tx, earlierRequest(userId, request.quoteId));
  const { rows: quotes } = await tx.executeQuery(quoteOf(request.quoteId));
  await requireNew(); // the key went out with these
  const [same] = await earlier();
  if (same) return findRequest(tx, same.id, userId);
  const quote = requireQuote(quotes, caller, now);
  const { trip, choices } = quote;

  // All of it is asked for at once, and judged in this order.
  const areas = await areasWithNext(tx, quote.cityId);
  const photos = await photosWithNext(tx, quote.assetId);
  const choose = await choosePayment(tx, deps, userId, request.payment);
  const reference = await newReference(tx);
  const facts = await readPriceFacts(tx, quote.assetId, trip, choices, userId);
  const { asset, city } = facts;
  const price = priceAgain(quote, facts, now);
  requireMayBook(theRenter(await locked()), trip.startsAt, city.time_zone);
  requireTrip(trip, city, deps);
  requireInside(await areas(), city.id, request);
  const payment = await choose(city.time_zone);

  await endHoldsOf(tx, userId, now);
  await endLapsedHolds(tx, now, asset.id);
  const bookingId = randomUUID();
  const row = {
    id: bookingId,
    reference: await reference(),
    user_id: userId,
    company_id: payment.companyId,
    asset_id: asset.id,
    city_id: city.id,
    quote_id: quote.id,
    status: 'pending',
    payment_profile: request.payment.profile,
    payment_method_id: payment.methodId,
    payment_option: request.paymentOption,
    starts_at: toDate(trip.startsAt),
    ends_at: toDate(trip.endsAt),
    ...stopColumns(request),
    price_per_day: asset.price_per_day,
    total: price.total.amount,
    currency: city.currency,
    asset_snapshot: JSON.stringify(carSnapshot(asset, await photos())),
    next_step_at: toDate(now),
    created_at: toDate(now),
    updated_at: toDate(now),
  } as const;
  // A visitor's quote can be known to two renters; the second comes too late, like for any car: a
  // booking that is not written takes no time.
  await sendWithNext(tx, insertOf('bookings', row, 'on conflict do nothing'));
  await occupy(
    tx,
    { assetId: asset.id, cityId: city.id },
    occupiedRange(trip, city.turnaround_minutes),
    { kind: 'booking', bookingId },
  );
  await writeItems(tx, bookingId, price.lines, choiceSnapshots(facts, choices));
  await writeHistory(tx, { bookingId, from: null, to: 'pending', reason: 'requested', now });
  await spendPromoAndCredit(tx, userId, bookingId, { price, facts }, now);

  return writeRequest(tx, deps.jobs, {
    kind: 'booking',
    userId,
    payload: { bookingId },
    bookingId,
    now,
  });
}

// By their renter the requests are found.
const EARLIER = `select r.id from requests r join bookings b on b.id = r.booking_id
  where b.quote_id = $1 and b.user_id = $2 and r.user_id = $2
    and r.kind = 'booking' and r.status <> 'failure'`;

/** The same quote once more (a second tab, a retry under a new key) is the same booking. */
const earlierRequest = (userId: string, quoteId: string) =>
  statement<{ readonly id: string }>(EARLIER, [quoteId, userId]);

async function spendPromoAndCredit(
  tx: Queries,
  userId: string,
  bookingId: string,
  { price, facts }: { readonly price: Price; readonly facts: PriceFacts },
  now: Temporal.Instant,
): Promise<void> {
  const ofBooking = { user_id: userId, booking_id: bookingId, created_at: toDate(now) };
  if (facts.promo && price.lines.some(({ kind }) => kind === 'promo')) {
    const redemption = { promo_code_id: facts.promo.id, ...ofBooking };
    await sendWithNext(tx, insertOf('promo_redemptions', redemption));
  }
  const { currency } = facts.city;
  const used = negate(
    sum(
      price.lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount),
      currency,
    ),
  );
  if (used.amount > 0) {
    const entry = {
      ...ofBooking,
      currency,
      amount: -used.amount,
      reason: 'booking',
      idempotency_key: `booking:${bookingId}:credit-used`,
    } as const;
    await sendWithNext(tx, insertOf('credit_entries', entry));
  }
}
