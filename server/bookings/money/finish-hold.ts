import { isBeforeHolding, isPastHolding } from '../../../domain/booking-lifecycle.ts';
import { plannedAt, type StepFacts } from '../../../domain/booking-steps.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Money, money } from '../../../domain/money.ts';
import { isDepositDue } from '../../../domain/policies/deposit-schedule.ts';
import { approvedBy, isToApprove } from '../../../domain/policies/deposit-state.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { type BookingRow, bookingOf, lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { writeOutcome } from './ask-provider.ts';
import { releaseStandingHold } from './give-back.ts';
import { isToldOfRefusal } from './is-told.ts';
import { type Payment, paymentOf, paymentsOf, standingHold, UNMADE } from './payments.ts';
import { checkAgain } from './refund-unwanted.ts';
import { stepFactsOf } from './step-facts.ts';

const t = serverWords.getFixedT('en', 'emails', 'depositFailed.whatNext');
const approve = serverWords.getFixedT('en', 'emails', 'depositApproval.whatNext');

export const holdingSteps = ['authorise-deposit', 'renew-deposit'] as const;

/** Writes what became of a hold, and what follows from it, together. */
export async function finishHold(
  work: BookingWork,
  attempt: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, attempt.booking_id);
    const { status, failure_code } = await paymentOf(tx, attempt.id);
    // A hold that was written off as never made, and was made after all, is one like any other.
    const isNews = status === 'pending' || (failure_code === UNMADE && outcome.status === 'held');
    if (!isNews) return;
    if (outcome.status === 'held') {
      // A renewed hold takes the place of the old one, which is let go only now.
      await releaseStandingHold(tx, booking, now);
      await writeOutcome(tx, attempt, outcome, now);
      await takeUpHold(tx, work, booking, now);
    } else {
      await writeOutcome(tx, attempt, outcome, now);
      // Who was there has seen the refusal, and may try again at once; what was never made, nobody refused.
      if (attempt.renter_at !== 'trip' && !isUnmade(outcome)) {
        await takeUpRefusal(tx, work, booking, money(attempt.amount, attempt.currency), now);
      }
    }
    if (attempt.renter_at === 'trip') await takeUpApproval(tx, work, attempt, now);
  });
}

const isUnmade = (outcome: PaymentOutcome) =>
  outcome.status === 'failed' && outcome.code === UNMADE;

/** The page shows it at once, and the renter has it in writing. */
async function takeUpApproval(
  tx: Queries,
  work: BookingWork,
  attempt: Payment,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await bookingOf(tx, attempt.booking_id);
  await showAtOnce(tx, booking, now);
  await work.jobs.enqueue(tx, 'bookings', { bookingId: booking.id });
  if (standingHold(await paymentsOf(tx, booking.id))?.id !== attempt.id) return;
  const deposit = formatMoney(money(attempt.amount, attempt.currency));
  await notifyRenter(tx, work, booking, 'deposit-approved', { deposit }, attempt.id);
}

async function takeUpHold(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  switch (booking.status) {
    case 'pending':
      await changeStatus(tx, booking, 'booked', 'deposit-authorised', now);
      await notifyRenter(tx, work, booking, 'booking-booked', {});
      return;
    case 'security-deposit-pending':
    case 'security-deposit-retry':
      if (isDepositDue(toInstant(booking.starts_at), now)) {
        await changeStatus(tx, booking, 'booked', 'deposit-authorised', now);
        return;
      }
      // The trip was moved to a later day while the bank thought about it.
      await releaseStandingHold(tx, booking, now);
      return;
    case 'booked':
    case 'confirmed':
    case 'active':
    case 'completed':
    case 'review':
      return; // it stands until the trip is processed
    default:
      await releaseStandingHold(tx, booking, now);
      await checkAgain(tx, booking, now);
  }
}

async function takeUpRefusal(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  deposit: Money,
  now: Temporal.Instant,
): Promise<void> {
  let refused = booking;
  if (refused.status === 'pending') {
    refused = await changeStatus(tx, refused, 'security-deposit-pending', 'paid', now);
    await notifyRenter(tx, work, refused, 'booking-booked', {});
  }
  if (refused.status === 'security-deposit-pending') {
    refused = await changeStatus(tx, refused, 'security-deposit-retry', 'deposit-refused', now);
  }
  if (isPastHolding(refused.status)) return;
  const attempts = (await paymentsOf(tx, booking.id)).filter(
    ({ kind, status }) => kind === 'deposit-hold' && status === 'failed',
  );
  const facts = await stepFactsOf(tx, refused);
  // The last refusal before delivery is told together with the refund.
  if (plannedAt(facts, ['fail-deposit'])) return;
  const retryAt = plannedAt(facts, holdingSteps);
  const { hold } = facts.deposit;
  const isLast = !retryAt || (hold && Temporal.Instant.compare(retryAt, hold.until) >= 0);
  if (isLast) work.log.error({ bookingId: booking.id }, 'a deposit could not be renewed');
  const occasion = String(attempts.length);
  if (isToApprove({ ...facts, ...facts.deposit })) {
    const by = approvedBy({ ...facts, ...facts.deposit });
    await showAtOnce(tx, refused, now);
    await notifyRenter(
      tx,
      work,
      refused,
      'deposit-approval',
      {
        deposit: formatMoney(deposit),
        whatNext: approvalSentence(facts, by),
        mayChooseCard: isBeforeHolding(facts.status),
      },
      occasion,
    );
    return;
  }
  const payments = await paymentsOf(tx, booking.id);
  if (!isToldOfRefusal(payments, refused.status, retryAt !== undefined)) return;
  const whatNext = retryAt
    ? t('retry', { at: formatDateTime(toCityTime(retryAt, facts.timeZone)) })
    : t('stopped');
  await notifyRenter(
    tx,
    work,
    refused,
    'deposit-failed',
    { deposit: formatMoney(deposit), whatNext },
    occasion,
  );
}

/** What an approval saves, and until when. */
function approvalSentence(
  { status, timeZone, deposit }: StepFacts,
  by: Temporal.Instant | undefined,
): string {
  const at = by ? formatDateTime(toCityTime(by, timeZone)) : '';
  if (isBeforeHolding(status)) return approve('trip', { at });
  if (deposit.hold) return approve('renewal', { at });
  return approve(deposit.owedSince ? 'owed' : 'ended');
}
