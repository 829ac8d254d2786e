import { occupiedRange } from '../../domain/availability.ts';
import { isOpenToRenter } from '../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { bookingPolicy } from '../../domain/policy-constants.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { PaymentOutcome } from '../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { askProvider, writeOutcome } from './ask-provider.ts';
import { type BookingRow, lockBooking } from './booking-row.ts';
import type { SettledChange } from './create-modification.ts';
import { lastOutcome } from './finish-attempts.ts';
import { giveCredit, refundCharge, refundToCard } from './give-back.ts';
import { endMove, type Move, movesOf, writeMove } from './money-moves.ts';
import { writeHistory } from './move-booking.ts';
import { freeChange, reoccupy } from './occupy.ts';
import { lookAgain } from './refund-unwanted.ts';
import { settleMoves } from './settle-moves.ts';
import { stopColumns } from './stops.ts';
import { tellRenter } from './tell-renter.ts';
import type { BookingWork } from './work.ts';
import { writeItems } from './write-items.ts';

interface Payload {
  readonly bookingId: string;
  readonly change: SettledChange;
}

/** Charges what a longer trip costs, then changes the booking; a refused charge changes nothing. */
export async function carryOutModification(
  work: BookingWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { bookingId, change } = request.payload as Payload;
  const charge = await chargeOf(work, request, change);
  if (charge) {
    const outcome = await finalOutcome(work, charge);
    if (outcome.status === 'waiting') {
      const { clientSecret } = outcome;
      return { status: 'waiting', awaiting: { kind: 'card_authentication', clientSecret } };
    }
    if (outcome.status !== 'succeeded') return dropChange(work, request.id, charge, outcome);
  }
  const isApplied = await applyChange(work, request.id, bookingId, change, charge);
  await settleMoves(work, bookingId);
  return isApplied
    ? { status: 'accepted', result: { bookingId } }
    : { status: 'failure', errorCode: 'booking_not_changeable' };
}

async function chargeOf(
  work: BookingWork,
  request: PendingRequest,
  { settlement }: SettledChange,
): Promise<Move | null> {
  if (settlement.charge.amount === 0) return null;
  const { bookingId } = request.payload as Payload;
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const key = `change:${request.id}`;
    const isBegun = (await movesOf(tx, bookingId)).some((move) => move.idempotency_key === key);
    // A booking that has ended meanwhile is not changed, so nothing is charged for it any more.
    if (!isBegun && !isOpenToRenter(booking.status)) return null;
    return writeMove(
      tx,
      {
        bookingId,
        kind: 'charge',
        amount: settlement.charge,
        paymentMethodId: booking.payment_method_id,
        provider: work.payments.name,
        key,
      },
      work.clock.now(),
    );
  });
}

/** A renter who does not answer their bank in time has not changed the booking. */
async function finalOutcome(work: BookingWork, charge: Move): Promise<PaymentOutcome> {
  const outcome = await askProvider(work, charge);
  if (outcome.status !== 'waiting') return outcome;
  const deadline = toInstant(charge.created_at).add({
    minutes: bookingPolicy.abandonedAfterMinutes,
  });
  if (Temporal.Instant.compare(work.clock.now(), deadline) < 0) return outcome;
  return lastOutcome(work, charge);
}

async function dropChange(
  work: BookingWork,
  requestId: string,
  charge: Move,
  outcome: PaymentOutcome,
): Promise<Outcome> {
  await work.database.kysely.transaction().execute(async (tx) => {
    await writeOutcome(tx, charge, outcome, work.clock.now());
    await freeChange(tx, requestId);
  });
  return {
    status: 'failure',
    errorCode: outcome.status === 'failed' ? outcome.code : 'authentication_failed',
  };
}

/** False when the booking has ended meanwhile (its deposit failed): what was charged goes back. */
async function applyChange(
  work: BookingWork,
  requestId: string,
  bookingId: string,
  change: SettledChange,
  charge: Move | null,
): Promise<boolean> {
  const now = work.clock.now();
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (await isDone(tx, requestId)) return true;
    if (charge) {
      await endMove(tx, charge.id, { status: 'succeeded', ref: null }, now);
    }
    await freeChange(tx, requestId);
    if (!isOpenToRenter(booking.status)) {
      if (!charge) return false;
      await refundCharge(tx, charge, `change-${requestId}`, now);
      await lookAgain(tx, booking, now);
      return false;
    }
    const changed = await rewriteBooking(tx, booking, change, now);
    const { settlement, creditReturned } = change;
    await refundToCard(tx, booking, settlement.refundToCard, `change-${requestId}`, now);
    await giveCredit(tx, booking, settlement.refundToCredit, `change-${requestId}`, now);
    await giveCredit(tx, booking, creditReturned, `change-unused-${requestId}`, now);
    await writeHistory(tx, {
      bookingId,
      from: booking.status,
      to: booking.status,
      reason: `changed:${requestId}`,
      now,
    });
    await tellRenter(
      tx,
      work,
      changed,
      'booking-changed',
      { difference: moved(change) },
      requestId,
    );
    return true;
  });
}

/** The history row is written with the change, so it says whether an earlier attempt got this far. */
async function isDone(tx: Queries, requestId: string): Promise<boolean> {
  const done = await tx
    .selectFrom('booking_history')
    .select('id')
    .where('reason', '=', `changed:${requestId}`)
    .executeTakeFirst();
  return done !== undefined;
}

async function rewriteBooking(
  tx: Queries,
  booking: BookingRow,
  change: SettledChange,
  now: Temporal.Instant,
): Promise<BookingRow> {
  const trip = {
    startsAt: Temporal.Instant.from(change.startsAt),
    endsAt: Temporal.Instant.from(change.endsAt),
  };
  const { turnaround_minutes } = await requireCity(tx, booking.city_id);
  await reoccupy(tx, booking.id, occupiedRange(trip, turnaround_minutes));
  const columns = {
    starts_at: toDate(trip.startsAt),
    ends_at: toDate(trip.endsAt),
    ...stopColumns(change),
    total: change.total.amount,
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
  await writeItems(tx, booking.id, change.lines, snapshots);
  return { ...booking, ...columns };
}

function moved({ settlement }: SettledChange): string {
  const { charge, refundToCard, refundToCredit, onInvoice } = settlement;
  if (charge.amount > 0) return `${formatMoney(charge)} was charged to your card.`;
  if (refundToCard.amount > 0) return `${formatMoney(refundToCard)} goes back to your card.`;
  if (refundToCredit.amount > 0) {
    return `${formatMoney(refundToCredit)} is yours as credit for your next booking.`;
  }
  if (onInvoice.amount !== 0) return 'The difference is on your company’s invoice.';
  return 'The price stays the same.';
}
