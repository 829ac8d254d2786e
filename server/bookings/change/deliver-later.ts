import type { BookingActor } from '../../../domain/booking-actor.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { later } from '../../../domain/later.ts';
import { type Money, smaller, subtract } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { latestDelivery, shareOf } from '../../../domain/repairs/rank-repairs.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import type { Delay } from '../../mail/messages/another-car.ts';
import { tellOfNewTimes } from '../drivers/notify-drivers.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { giveCredit, paidFor, refundToCard } from '../money/give-back.ts';
import { GOODWILL } from '../money/give-goodwill.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { occupiedBy, reoccupy } from '../record/occupy.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import { closeOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { requireReplaceable } from './require-replaceable.ts';

/**
 * Moves a delivery to a later time of the same trip, and gives back what was paid for the time that the renter does
 * not have the car. The return stays. Who tells the renter says what else changes.
 */
export async function deliverLater(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  bookingId: string,
  { startsAt, by }: { readonly startsAt: Temporal.Instant; readonly by: BookingActor },
): Promise<{ readonly booking: BookingRow; readonly delay: Delay }> {
  const now = work.clock.now();
  const before = await lockBooking(tx, bookingId);
  await requireReplaceable(tx, before, now);
  await requireNoOpenChange(tx, bookingId);
  const trip = { startsAt: toInstant(before.starts_at), endsAt: toInstant(before.ends_at) };
  const soonest = later(trip.startsAt, now);
  const isLater = Temporal.Instant.compare(startsAt, trip.startsAt) > 0;
  if (!isLater || !isWithin(startsAt, { soonest, endsAt: trip.endsAt })) {
    throw new Refusal('invalid_input', 'A delivery is moved by some hours of its trip at most.');
  }
  const { to } = await occupiedBy(tx, bookingId);
  await closeOffer(tx, bookingId, 'withdrawn', now);
  await reoccupy(tx, bookingId, { from: startsAt, to });
  const columns = {
    starts_at: toDate(startsAt),
    updated_at: toDate(now),
    next_step_at: toDate(now),
  };
  await tx.updateTable('bookings').set(columns).where('id', '=', bookingId).execute();
  const booking = { ...before, ...columns };
  const refund = await giveHoursBack(tx, booking, await priceOfMissed(tx, before, startsAt), now);
  const occasion = startsAt.toString();
  await tellOfNewTimes(tx, work, booking, occasion);
  const { status } = booking;
  const step = { bookingId, from: status, to: status, kind: 'delivery-later' } as const;
  await writeHistory(tx, { ...step, by, now });
  const { time_zone } = await requireCity(tx, booking.city_id);
  const timeBefore = formatDateTime(toCityTime(trip.startsAt, time_zone));
  return { booking, delay: { timeBefore, refund } };
}

const isWithin = (at: Temporal.Instant, trip: Parameters<typeof latestDelivery>[0]) =>
  Temporal.Instant.compare(at, trip.soonest) >= 0 &&
  Temporal.Instant.compare(at, latestDelivery(trip)) <= 0;

/** The part of what was paid for the time until a later delivery; a company that pays later has paid nothing yet. */
export async function priceOfMissed(
  db: Queries,
  booking: BookingRow,
  startsAt: Temporal.Instant,
): Promise<Money> {
  const [from, to] = [toInstant(booking.starts_at), toInstant(booking.ends_at)];
  const paid = totalPaid(await paidFor(db, booking));
  const minutes = (until: Temporal.Instant) => until.since(from).total('minutes');
  return shareOf({ paid }, minutes(startsAt), minutes(to));
}

/** What was paid by card goes back to the card first. */
async function giveHoursBack(
  tx: Queries,
  booking: BookingRow,
  share: Money,
  now: Temporal.Instant,
): Promise<string> {
  const toCard = smaller(share, (await paidFor(tx, booking)).byCard);
  const why = { reason: GOODWILL, occasion: `later:${booking.starts_at.toISOString()}` };
  await refundToCard(tx, booking, toCard, why, now);
  await giveCredit(tx, booking, subtract(share, toCard), why, now);
  await issueOwedInvoices(tx, booking.id, now);
  return share.amount > 0 ? formatMoney(share) : '';
}
