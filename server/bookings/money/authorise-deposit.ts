import { isOpenToRenter, isPastHolding } from '../../../domain/booking-lifecycle.ts';
import { plannedAt } from '../../../domain/booking-steps.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Money, money } from '../../../domain/money.ts';
import { depositFor } from '../../../domain/policies/deposit.ts';
import { isDepositDue } from '../../../domain/policies/deposit-schedule.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { depositShape } from '../../catalogue/shapes.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { askProvider, writeOutcome } from './ask-provider.ts';
import { releaseStandingHold } from './give-back.ts';
import { isToldOfRefusal } from './is-told.ts';
import { type Payment, paymentsOf, writePayment } from './payments.ts';
import { checkAgain } from './refund-unwanted.ts';
import { isStillDue, stepFactsOf } from './step-facts.ts';

const t = serverWords.getFixedT('en', 'emails', 'depositFailed.whatNext');

/**
 * Asks for the hold of the deposit once and writes what came of it. An attempt whose answer is not
 * known is finished before another is begun, so that a card is never held twice.
 */
export async function authoriseDeposit(
  work: BookingWork,
  bookingId: string,
  { isRenterPresent }: { readonly isRenterPresent: boolean },
): Promise<PaymentOutcome | null> {
  const attempt = await attemptOf(work, bookingId);
  if (!attempt) return null;
  let outcome = await askProvider(work, attempt);
  if (outcome.status === 'waiting') {
    if (isRenterPresent) return outcome;
    // Nobody is there to answer the bank: the attempt counts as refused.
    await work.paymentProvider.release(outcome.ref, `release:${attempt.id}`);
    outcome = { status: 'failed', ref: outcome.ref, code: 'authentication_failed' };
  }
  await finishHold(work, attempt, outcome);
  return outcome;
}

/**
 * The attempt under way, or a new one; none for a company, which leaves no deposit. Begun under the
 * lock and only while it is wanted: of two workers, the second finds what the first has done.
 */
async function attemptOf(work: BookingWork, bookingId: string): Promise<Payment | null> {
  const now = work.clock.now();
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const amount = await depositOf(tx, booking);
    if (!amount) return null;
    const attempts = (await paymentsOf(tx, bookingId)).filter(
      ({ kind }) => kind === 'deposit-hold',
    );
    const underWay = attempts.find(({ status }) => status === 'pending');
    if (underWay) return underWay;
    const isFirst = attempts.length === 0 && isOpenToRenter(booking.status);
    if (!isFirst && !(await isStillDue(tx, booking, holdingSteps, now))) return null;
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'deposit-hold',
        amount,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key: `deposit:${bookingId}:${attempts.length + 1}`,
      },
      now,
    );
  });
}

const holdingSteps = ['authorise-deposit', 'renew-deposit'] as const;

/** What is held on the renter's card; the city says how much for which kind of card. */
export async function depositOf(db: Queries, booking: BookingRow): Promise<Money | null> {
  if (booking.payment_method_id === null) return null;
  const city = await requireCity(db, booking.city_id);
  const card = await db
    .selectFrom('payment_methods')
    .select('funding')
    .where('id', '=', booking.payment_method_id)
    .executeTakeFirst();
  return (
    depositFor(booking.payment_profile, card?.funding ?? 'unknown', depositShape(city)) ?? null
  );
}

export async function finishHold(
  work: BookingWork,
  attempt: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, attempt.booking_id);
    const previous = await paymentsOf(tx, booking.id);
    if (previous.find(({ id }) => id === attempt.id)?.status !== 'pending') return;
    if (outcome.status === 'held') {
      // A renewed hold takes the place of the old one, which is let go only now.
      await releaseStandingHold(tx, booking, now);
      await writeOutcome(tx, attempt, outcome, now);
      await takeUpHold(tx, work, booking, now);
    } else {
      await writeOutcome(tx, attempt, outcome, now);
      await takeUpRefusal(tx, work, booking, money(attempt.amount, attempt.currency), now);
    }
  });
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
    String(attempts.length),
  );
}
