import { isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import type { Money } from '../../../domain/money.ts';
import { depositFor } from '../../../domain/policies/deposit.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { depositShape } from '../../catalogue/shapes.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import { outcomeFor } from './ask-provider.ts';
import { finishHold, holdingSteps } from './finish-hold.ts';
import { approvingUntil, isApproval, type Payment, paymentsOf, writePayment } from './payments.ts';
import { isStillDue } from './step-facts.ts';

/**
 * Asks for the hold of the deposit once and writes what came of it. An attempt whose answer is not
 * known is finished before another is begun, so that a card is never held twice.
 */
export async function authoriseDeposit(
  work: BookingWork,
  bookingId: string,
  renterAt: 'checkout' | null,
): Promise<PaymentOutcome | null> {
  const attempt = await attemptOf(work, bookingId, renterAt);
  if (!attempt) return null;
  const isOver = isLeft(attempt) || isUnheard(attempt, work.clock.now());
  let outcome = await outcomeFor(work, attempt, isOver ? 'over' : 'short');
  if (outcome.status === 'waiting') {
    if (renterAt) return outcome;
    // Nobody is there to answer the bank: the renter is asked to come and approve a hold of their own.
    await work.paymentProvider
      .account(attempt.account)
      .release(outcome.ref, `release:${attempt.id}`);
    outcome = { status: 'failed', ref: outcome.ref, code: 'authentication_failed' };
  }
  await finishHold(work, attempt, outcome);
  return outcome;
}

/**
 * The attempt under way, or a new one; none for a company, which leaves no deposit. Begun under the
 * lock and only while it is wanted: of two workers, the second finds what the first has done.
 */
async function attemptOf(
  work: BookingWork,
  bookingId: string,
  renterAt: 'checkout' | null,
): Promise<Payment | null> {
  const now = work.clock.now();
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const amount = await depositOf(tx, booking);
    if (!amount) return null;
    const attempts = (await paymentsOf(tx, bookingId)).filter(
      ({ kind }) => kind === 'deposit-hold',
    );
    const underWay = attempts.find(({ status }) => status === 'pending');
    if (underWay) return isAtBank(underWay, booking, now) ? null : underWay;
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
        renterAt,
      },
      now,
    );
  });
}

/** Its renter is about to answer their bank; nobody else does anything about it. */
function isAtBank(attempt: Payment, booking: BookingRow, now: Temporal.Instant): boolean {
  return (
    isApproval(attempt, booking.payment_method_id) &&
    Temporal.Instant.compare(now, approvingUntil(attempt)) < 0
  );
}

/** What a renter asked for and left is never made without them. */
const isLeft = ({ renter_at }: Payment) => renter_at === 'trip';

/**
 * Asked for a quarter of an hour ago, and never answered: the provider may remember an error under its key. It is
 * looked up and ended, and the next attempt has a key of its own.
 */
function isUnheard({ provider_ref, created_at }: Payment, now: Temporal.Instant): boolean {
  const heardBy = toInstant(created_at).add({ minutes: bookingPolicy.abandonedAfterMinutes });
  return provider_ref === null && Temporal.Instant.compare(heardBy, now) <= 0;
}

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
