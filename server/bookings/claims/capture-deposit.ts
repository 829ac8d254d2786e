import { money, toChargeableCents } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { type PaymentOutcome, PaymentsUnavailable } from '../../providers/payments/port.ts';
import { isKeyForgotten } from '../money/ask-provider.ts';
import { endPayment, LAPSED, type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { lockBooking } from '../record/booking-row.ts';
import { claimsOf } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { settleClaim } from './settle-claim.ts';

/**
 * Takes the part of a hold that stands in the ledger as pending; the provider lets the rest go by that. Safe to
 * repeat. A hold that has ended meanwhile is nothing to take from: the card is asked instead.
 */
export async function captureDeposit(work: BookingWork, bookingId: string): Promise<void> {
  const payments = await paymentsOf(work.database.kysely, bookingId);
  for (const capture of payments) {
    if (capture.kind !== 'deposit-capture' || capture.status !== 'pending') continue;
    const hold = payments.find(({ id }) => id === capture.parent_id);
    if (hold?.provider_ref)
      await finish(work, capture, hold, await ask(work, capture, hold.provider_ref));
  }
}

async function ask(work: BookingWork, capture: Payment, ref: string): Promise<PaymentOutcome> {
  const account = work.paymentProvider.account(capture.account);
  if (isKeyForgotten(capture, work.clock.now())) {
    const now = await account.readPayment(ref);
    if (now.status !== 'held') return now;
  }
  const cents = toChargeableCents(money(capture.amount, capture.currency));
  return account.capture(ref, cents, capture.idempotency_key);
}

async function finish(
  work: BookingWork,
  capture: Payment,
  hold: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  if (outcome.status === 'held' || outcome.status === 'waiting') {
    throw new PaymentsUnavailable(`a hold that is taken is ${outcome.status}`);
  }
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, capture.booking_id);
    const isTaken = outcome.status === 'succeeded';
    const end = isTaken
      ? ({ status: 'succeeded', ref: outcome.ref } as const)
      : ({ status: 'failed', ref: outcome.ref, failureCode: failureOf(outcome) } as const);
    if (!(await endPayment(tx, capture.id, end, now))) return;
    if (!isTaken) await leaveHold(tx, capture, hold, outcome, now);
    const claims = await claimsOf(tx, booking.id);
    for (const claim of claims.filter(({ capture_id }) => capture_id === capture.id)) {
      await settleClaim(tx, work, booking, claim, now);
    }
  });
}

const failureOf = (outcome: PaymentOutcome) =>
  outcome.status === 'failed' ? outcome.code : LAPSED;

/** Nothing came of it: the claims are for the card, and the hold is over, by itself or by us. */
async function leaveHold(
  tx: Queries,
  capture: Payment,
  hold: Payment,
  outcome: PaymentOutcome,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ from_hold: 0, capture_id: null })
    .where('capture_id', '=', capture.id)
    .execute();
  const hasLapsed = outcome.status === 'released';
  const release = await writePayment(
    tx,
    {
      bookingId: hold.booking_id,
      kind: 'deposit-release',
      amount: money(hold.amount, hold.currency),
      paymentMethodId: hold.payment_method_id,
      provider: hold.provider,
      key: `release:${hold.id}`,
      parentId: hold.id,
      reason: hasLapsed ? LAPSED : null,
    },
    now,
  );
  if (hasLapsed) await endPayment(tx, release.id, { status: 'succeeded', ref: outcome.ref }, now);
}
