import { toCityTime } from '../../../domain/city-time.ts';
import { disputedAmount, isAhead, isOpenDispute } from '../../../domain/dispute.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { PaymentAccount, ProviderDispute } from '../../providers/payments/port.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { claimsOf } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { movesOf, newsOf } from './dispute-news.ts';
import { type Dispute, disputesOf } from './disputes.ts';
import { giveCredit, refundToCard } from './give-back.ts';
import { notifyOperations } from './notify-operations.ts';
import {
  endPayment,
  type Payment,
  paymentsOf,
  refundableCharges,
  writePayment,
} from './payments.ts';
import { DISPUTED, refusedForGood, repeatedRefund } from './refund-attempts.ts';
import { checkAgain } from './refund-unwanted.ts';

/**
 * A dispute was opened, went on or was decided, as was just read: the case on its booking and what the bank took or gave
 * back stand as the provider has them. Safe to repeat, in any order: a case only goes forward.
 */
export async function takeUpDispute(
  work: BookingWork,
  account: PaymentAccount,
  theirs: ProviderDispute,
): Promise<void> {
  const { ref } = theirs;
  const charge = await chargeOf(work, account, theirs);
  if (!charge) {
    work.log.error({ ref }, 'a charge is disputed that is not in the ledger');
    return;
  }
  const isNew = await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, charge.booking_id);
    const before = (await disputesOf(tx, booking.id)).find((one) => one.provider_ref === ref);
    if (before && !isAhead(theirs.status, before.status)) return false;
    const now = work.clock.now();
    const dispute = await writeCase(tx, work, charge, theirs, now);
    await writeMoney(tx, work, charge, theirs, dispute, now);
    if (before?.status === dispute.status) return false;
    await note(tx, booking, dispute, now);
    await notifyOperations(tx, work, booking, dispute);
    if (dispute.status === 'won') await giveWithheld(tx, booking, charge, dispute, now);
    await checkAgain(tx, booking, now);
    return true;
  });
  if (isNew) {
    const { booking_id: bookingId } = charge;
    work.log.error({ bookingId, ref, status: theirs.status }, 'a charge is disputed');
  }
}

/** Known by our row even while the provider's answer to the charge is still on its way. */
async function chargeOf(
  { database, paymentProvider }: BookingWork,
  account: PaymentAccount,
  { paymentRef, paymentId }: ProviderDispute,
): Promise<Payment | undefined> {
  const charges = database.kysely
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', paymentProvider.name)
    .where('account', '=', account.name)
    .where('kind', 'in', ['charge', 'deposit-capture']);
  return (
    (await charges.where('provider_ref', '=', paymentRef).executeTakeFirst()) ??
    (isUuid(paymentId) ? charges.where('id', '=', paymentId).executeTakeFirst() : undefined)
  );
}

const isUuid = (id: string | null): id is string => /^[0-9a-f-]{36}$/.test(id ?? '');

async function writeCase(
  tx: Queries,
  { paymentProvider }: BookingWork,
  charge: Payment,
  theirs: ProviderDispute,
  now: Temporal.Instant,
): Promise<Dispute> {
  const charges = refundableCharges(await paymentsOf(tx, charge.booking_id));
  const whole = money(charge.amount, charge.currency);
  const left = charges.find(({ id }) => id === charge.id)?.left ?? whole;
  const news = newsOf(theirs, now);
  return tx
    .insertInto('disputes')
    .values({
      booking_id: charge.booking_id,
      payment_id: charge.id,
      provider: paymentProvider.name,
      provider_ref: theirs.ref,
      amount: disputedAmount(left, theirs.cents).amount,
      currency: charge.currency,
      reason: theirs.reason,
      opened_at: toDate(theirs.openedAt),
      ...news,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doUpdateSet(news))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The bank has moved it already: the rows of the ledger say so, they ask for nothing. */
async function writeMoney(
  tx: Queries,
  work: BookingWork,
  charge: Payment,
  theirs: ProviderDispute,
  { amount, currency }: Dispute,
  now: Temporal.Instant,
): Promise<void> {
  for (const kind of movesOf(theirs)) {
    const payment = await writePayment(
      tx,
      {
        bookingId: charge.booking_id,
        kind,
        amount: money(amount, currency),
        paymentMethodId: charge.payment_method_id,
        provider: work.paymentProvider.name,
        key: `${kind}:${theirs.ref}`,
        parentId: charge.id,
        claimId: charge.claim_id ?? (await claimOfCapture(tx, charge)),
      },
      now,
    );
    await endPayment(tx, payment.id, { status: 'succeeded', ref: theirs.ref }, now);
  }
}

/** What was taken from a deposit was taken for claims, never for the rental. */
async function claimOfCapture(tx: Queries, { id, booking_id }: Payment): Promise<string | null> {
  const claims = await claimsOf(tx, booking_id);
  return claims.find(({ capture_id }) => capture_id === id)?.id ?? null;
}

async function note(
  tx: Queries,
  booking: BookingRow,
  { status, reason, amount, currency, evidence_due_by }: Dispute,
  now: Temporal.Instant,
): Promise<void> {
  const { time_zone } = await requireCity(tx, booking.city_id);
  const due = evidence_due_by?.toTemporalInstant();
  const said = [
    formatMoney(money(amount, currency)),
    reason,
    ...(due && isOpenDispute(status)
      ? [`evidence due ${formatDateTime(toCityTime(due, time_zone))}`]
      : []),
  ];
  await writeHistory(tx, {
    bookingId: booking.id,
    from: booking.status,
    to: booking.status,
    kind: 'dispute',
    detail: `${status}: ${said.join(', ')}`,
    by: 'provider',
    now,
  });
}

/** The bank found the charge right: what was owed of it, and could not be given meanwhile, is now. */
async function giveWithheld(
  tx: Queries,
  booking: BookingRow,
  charge: Payment,
  dispute: Dispute,
  now: Temporal.Instant,
): Promise<void> {
  for (const refused of refusedForGood(await paymentsOf(tx, booking.id))) {
    if (refused.failure_code !== DISPUTED || refused.parent_id !== charge.id) continue;
    await writePayment(tx, repeatedRefund(refused), now);
  }
  const why = { reason: 'dispute-won', occasion: dispute.id };
  const { currency } = dispute;
  await refundToCard(tx, booking, money(dispute.owed_to_card, currency), why, now);
  await giveCredit(tx, booking, money(dispute.owed_to_credit, currency), why, now);
}
