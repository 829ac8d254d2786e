import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import { type Money, money, zero } from '../../../domain/money.ts';
import { type Paid, shareRefund, stillPaid } from '../../../domain/paid.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { freeBooking } from '../record/occupy.ts';
import { closeOffer } from '../record/open-offer.ts';
import { atBank, withholdDisputed } from './disputes.ts';
import {
  ledgerOf,
  type Payment,
  paymentsOf,
  refundableCharges,
  standingHold,
  writePayment,
} from './payments.ts';

/** Why money goes back. */
interface Why {
  readonly reason: string;
  /** Tells apart what is given for the same reason more than once. */
  readonly occasion?: string;
}

export interface GivenBack {
  readonly toCard: Money;
  readonly toCredit: Money;
}

/**
 * Ends a booking that does not take place: its car is free at once, its deposit is let go, and what
 * is due goes back. Refunds and releases are written here and carried out afterwards.
 */
export async function endUntaken(
  tx: Queries,
  booking: BookingRow,
  end: {
    readonly to: BookingStatus;
    /** The kind of the step, and why money goes back. */
    readonly kind: StepKind;
    readonly detail?: string;
    /** Where it is not whoever does it as a rule. */
    readonly by?: BookingActor | undefined;
    readonly back: GivenBack;
    /** What is not given back because a bank has it; by default all that a bank has. */
    readonly withheld?: GivenBack;
  },
  now: Temporal.Instant,
): Promise<void> {
  await changeStatus(tx, booking, end.to, end.kind, now, { by: end.by, detail: end.detail });
  await freeBooking(tx, booking.id);
  await closeOffer(tx, booking.id, 'withdrawn', now);
  await tx.deleteFrom('promo_redemptions').where('booking_id', '=', booking.id).execute();
  const reason = end.kind;
  await refundToCard(tx, booking, end.back.toCard, { reason }, now);
  await giveCredit(tx, booking, end.back.toCredit, { reason }, now);
  await withholdDisputed(tx, booking, end.withheld ?? (await allDisputed(tx, booking)));
  await releaseStandingHold(tx, booking, now);
  await issueOwedInvoices(tx, booking.id, now);
}

async function allDisputed(tx: Queries, booking: BookingRow): Promise<GivenBack> {
  return { toCard: (await atBank(tx, booking)).waits, toCredit: zero(booking.currency) };
}

/** All that is still paid, to where it came from. */
export async function everythingPaid(tx: Queries, booking: BookingRow): Promise<GivenBack> {
  const paid = await paidFor(tx, booking);
  return { toCard: paid.byCard, toCredit: paid.byCredit };
}

export async function paidFor(tx: Queries, booking: BookingRow): Promise<Paid> {
  return stillPaid(await ledgerOf(tx, booking.id, booking.currency));
}

export async function refundToCard(
  tx: Queries,
  booking: BookingRow,
  refund: Money,
  why: Why,
  now: Temporal.Instant,
): Promise<void> {
  const payments = await paymentsOf(tx, booking.id);
  for (const { chargeId, amount } of shareRefund(refund, refundableCharges(payments))) {
    const charge = payments.find(({ id }) => id === chargeId);
    if (charge) await writeRefund(tx, charge, amount, why, now);
  }
}

/** Gives one charge back, as far as it has not been given back already, and no other. */
export async function refundCharge(
  tx: Queries,
  charge: Payment,
  why: Why,
  now: Temporal.Instant,
): Promise<void> {
  const charges = refundableCharges(await paymentsOf(tx, charge.booking_id));
  const left = charges.find(({ id }) => id === charge.id)?.left;
  if (left && left.amount > 0) await writeRefund(tx, charge, left, why, now);
}

async function writeRefund(
  tx: Queries,
  charge: Payment,
  amount: Money,
  { reason, occasion = 'once' }: Why,
  now: Temporal.Instant,
): Promise<void> {
  await writePayment(
    tx,
    {
      bookingId: charge.booking_id,
      kind: 'refund',
      amount,
      paymentMethodId: charge.payment_method_id,
      provider: charge.provider,
      key: refundKey(charge.id, reason, occasion),
      parentId: charge.id,
      reason,
      occasion,
    },
    now,
  );
}

const refundKey = (chargeId: string, reason: string, occasion: string) =>
  `refund:${chargeId}:${reason}:${occasion}`;
const creditKey = (bookingId: string, reason: string, occasion: string) =>
  `credit:${bookingId}:${reason}:${occasion}`;

/** Whether something has been given back for this reason on this occasion already. */
export async function isGiven(
  tx: Queries,
  booking: BookingRow,
  { reason, occasion }: Required<Why>,
): Promise<boolean> {
  const credit = await tx
    .selectFrom('credit_entries')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('reason', '=', reason)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  if (credit) return true;
  return (await paymentsOf(tx, booking.id)).some(
    (payment) => payment.reason === reason && payment.occasion === occasion,
  );
}

interface CreditWhy extends Why {
  /** The refund that could not be made, by its first attempt. */
  readonly insteadOf?: string;
  /** Of what was taken for a claim. */
  readonly claimId?: string | null;
}

export async function giveCredit(
  tx: Queries,
  booking: BookingRow,
  credit: Money,
  { reason, occasion = 'once', insteadOf, claimId }: CreditWhy,
  now: Temporal.Instant,
): Promise<void> {
  if (credit.amount <= 0) return;
  const given = await tx
    .insertInto('credit_entries')
    .values({
      user_id: booking.user_id,
      currency: credit.currency,
      amount: credit.amount,
      reason,
      occasion: insteadOf ?? occasion,
      booking_id: booking.id,
      instead_of: insteadOf ?? null,
      claim_id: claimId ?? null,
      idempotency_key: creditKey(booking.id, reason, insteadOf ?? occasion),
      created_at: toDate(now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  if (given.numInsertedOrUpdatedRows !== 1n) return;
  const detail = `${formatMoney(credit)} credit ${reason} booking ${booking.id}`;
  await recordSecurityEvent(tx, { kind: 'refund-given', userId: booking.user_id, detail, now });
}

export async function releaseStandingHold(
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const hold = standingHold(await paymentsOf(tx, booking.id));
  if (!hold) return;
  await writePayment(
    tx,
    {
      bookingId: booking.id,
      kind: 'deposit-release',
      amount: money(hold.amount, hold.currency),
      paymentMethodId: hold.payment_method_id,
      provider: hold.provider,
      key: `release:${hold.id}`,
      parentId: hold.id,
    },
    now,
  );
}
