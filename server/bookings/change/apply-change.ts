import type { ChangeFailure } from '../../../contract/requests.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import type { BookingActor } from '../../../domain/booking-actor.ts';
import { canTransition } from '../../../domain/booking-lifecycle.ts';
import { occupiedAfterChange } from '../../../domain/changed-times.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { add, money } from '../../../domain/money.ts';
import { isDepositDue } from '../../../domain/policies/deposit-schedule.ts';
import { isStillChangeable } from '../../../domain/policies/modification.ts';
import type { Trip } from '../../../domain/trip.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { occupiedTimes } from '../../catalogue/car-queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { notifyDrivers, tellOfNewTimes } from '../drivers/notify-drivers.ts';
import { writeDrivers } from '../drivers/write-drivers.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { giveCredit, refundCharge, refundToCard, releaseStandingHold } from '../money/give-back.ts';
import { endPayment, type Payment, paymentOf } from '../money/payments.ts';
import { checkAgain } from '../money/refund-unwanted.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { changeStatus, writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { freeChange, occupiedBy, reoccupy } from '../record/occupy.ts';
import { closeOffer } from '../record/open-offer.ts';
import { stopColumns } from '../record/stops.ts';
import type { BookingWork } from '../record/work.ts';
import { rewriteItems } from '../record/write-items.ts';
import type { SettledChange } from './create-modification.ts';

const t = serverWords.getFixedT('en', 'emails', 'bookingChanged.difference');

/** Why an agreed change was not made: the booking has ended meanwhile, or its time cannot be had. */
type NotMade = 'booking_not_changeable' | ChangeFailure;

/**
 * Writes an agreed and paid change down, all at once. One that cannot be made any more ends here: the time
 * it had reserved is free, and what was charged goes back.
 */
export async function applyChange(
  work: BookingWork,
  requestId: string,
  bookingId: string,
  change: SettledChange,
  charge: Payment | null,
): Promise<NotMade | null> {
  const now = work.clock.now();
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (await isDone(tx, bookingId, requestId)) return null;
    // Its renter was told that it is not made: a charge that came after all goes back.
    const isGivenUp = charge !== null && (await paymentOf(tx, charge.id)).status === 'failed';
    if (charge) {
      await endPayment(tx, charge.id, { status: 'succeeded', ref: null }, now);
    }
    await freeChange(tx, requestId);
    const trip = tripOf(change);
    const occupied = isGivenUp ? null : await occupiedWith(tx, booking, change, trip);
    if (!occupied) {
      if (charge) {
        await refundCharge(tx, charge, { reason: 'change', occasion: requestId }, now);
        await checkAgain(tx, booking, now);
      }
      if (!isStillWanted(booking, change)) return 'booking_not_changeable';
      const refund = charge ? formatMoney(money(charge.amount, charge.currency)) : '';
      await notifyRenter(tx, work, booking, 'change-not-made', { refund }, requestId);
      return 'change_not_made';
    }
    await reoccupy(tx, booking.id, occupied);
    const changed = await rewriteBooking(tx, booking, { ...change, trip }, now);
    if (change.drivers) await writeDrivers(tx, bookingId, change.drivers, now);
    await notifyDrivers(tx, work, changed);
    if (hasNewTimes(booking, trip)) {
      await tellOfNewTimes(tx, work, changed, requestId);
      // The cars offered were free at the old time.
      await closeOffer(tx, bookingId, 'withdrawn', now);
    }
    const { settlement, creditReturned } = change;
    const why = { reason: 'change', occasion: requestId };
    const unused = { reason: 'change-unused', occasion: requestId };
    await refundToCard(tx, booking, settlement.refundToCard, why, now);
    await giveCredit(tx, booking, settlement.refundToCredit, why, now);
    await giveCredit(tx, booking, creditReturned, unused, now);
    await issueOwedInvoices(tx, bookingId, now);
    await writeHistory(tx, {
      bookingId,
      from: booking.status,
      to: booking.status,
      kind: 'changed',
      record: requestId,
      by: change.by ?? 'renter',
      now,
    });
    await letDepositWait(tx, changed, now, change.by);
    await notifyRenter(
      tx,
      work,
      changed,
      'booking-changed',
      { difference: moved(change) },
      requestId,
    );
    return null;
  });
}

const isStillWanted = ({ status }: BookingRow, { isOut = false }: SettledChange) =>
  isStillChangeable(status, isOut);

const hasNewTimes = ({ starts_at, ends_at }: BookingRow, trip: Trip) =>
  !(toInstant(starts_at).equals(trip.startsAt) && toInstant(ends_at).equals(trip.endsAt));

export const tripOf = ({ startsAt, endsAt }: SettledChange): Trip => ({
  startsAt: Temporal.Instant.from(startsAt),
  endsAt: Temporal.Instant.from(endsAt),
});

/** The time a change is made with; none when the booking has ended or somebody else has the car. */
async function occupiedWith(
  tx: Queries,
  booking: BookingRow,
  change: SettledChange,
  trip: Trip,
): Promise<TimeRange | null> {
  if (!isStillWanted(booking, change)) return null;
  const wanted = change.occupied
    ? readRange(change.occupied)
    : occupiedAfterChange(
        { occupied: await occupiedBy(tx, booking.id), endsAt: toInstant(booking.ends_at) },
        trip,
        (await requireCity(tx, booking.city_id)).turnaround_minutes,
      );
  const own = { bookingId: booking.id };
  const taken = await occupiedTimes(tx, booking.car_id, wanted, own);
  return taken.length === 0 ? wanted : null;
}

const readRange = ({ from, to }: NonNullable<SettledChange['occupied']>): TimeRange => ({
  from: Temporal.Instant.from(from),
  to: Temporal.Instant.from(to),
});

/** Nothing is held on a card weeks ahead: the hold is let go, and taken again in its time. */
async function letDepositWait(
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
  by?: BookingActor,
): Promise<void> {
  if (booking.payment_profile === 'business' || booking.payment_method_id === null) return;
  if (isDepositDue(toInstant(booking.starts_at), now)) return;
  await releaseStandingHold(tx, booking, now);
  if (canTransition(booking.status, 'security-deposit-pending')) {
    await changeStatus(tx, booking, 'security-deposit-pending', 'moved-later', now, { by });
  }
}

/** The history row is written with the change, so it says whether an earlier attempt got this far. */
async function isDone(tx: Queries, bookingId: string, requestId: string): Promise<boolean> {
  const done = await tx
    .selectFrom('booking_history')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'changed')
    .where('record', '=', requestId)
    .executeTakeFirst();
  return done !== undefined;
}

async function rewriteBooking(
  tx: Queries,
  booking: BookingRow,
  change: SettledChange & { readonly trip: Trip },
  now: Temporal.Instant,
): Promise<BookingRow> {
  const columns = {
    starts_at: toDate(change.trip.startsAt),
    ends_at: toDate(change.trip.endsAt),
    ...stopColumns(change),
    total: change.total.amount,
    credit_only: change.entered?.creditOnly.amount ?? booking.credit_only,
    entered_fee: change.entered?.fee.amount ?? booking.entered_fee,
    next_step_at: toDate(now),
    updated_at: toDate(now),
  };
  await tx.updateTable('bookings').set(columns).where('id', '=', booking.id).execute();
  const before = await tx
    .selectFrom('booking_items')
    .select(['ref', 'snapshot'])
    .where('booking_id', '=', booking.id)
    .where('snapshot', 'is not', null)
    .execute();
  const snapshots = new Map(before.map(({ ref, snapshot }) => [ref ?? '', snapshot]));
  await rewriteItems(tx, booking.id, change.lines, snapshots);
  return { ...booking, ...columns };
}

/** All that moves: a shorter trip may give back to the card and as credit at once. */
function moved({ settlement, creditReturned }: SettledChange): string {
  const { difference, charge, refundToCard, refundToCredit, onInvoice } = settlement;
  if (onInvoice.amount !== 0) return t('onInvoice');
  const amounts = {
    charged: charge,
    toCard: refundToCard,
    toCredit: add(refundToCredit, creditReturned),
  };
  const sentences = (['charged', 'toCard', 'toCredit'] as const)
    .filter((way) => amounts[way].amount > 0)
    .map((way) => t(way, { amount: formatMoney(amounts[way]) }));
  if (sentences.length === 0 && difference.amount === 0) return t('none');
  return sentences.join(' ');
}
