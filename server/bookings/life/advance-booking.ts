import { type BookingStep, dueSteps, nextStep } from '../../../domain/booking-steps.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { backAfterRefusedDeposit } from '../../../domain/policies/entered-window.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { CLOCK, sayOfCar } from '../../catalogue/say-of-car.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { captureDeposit } from '../claims/capture-deposit.ts';
import { chargeClaims } from '../claims/charge-claims.ts';
import { concludeClaims, remindOfClaims } from '../claims/conclude-claims.ts';
import { takeClaims } from '../claims/take-claims.ts';
import { abandonBooking } from '../create/abandon-booking.ts';
import { finishAttempts, isLeftToUs } from '../create/finish-attempts.ts';
import { driversOf } from '../drivers/drivers-of.ts';
import { forgetInvited, notifyDrivers } from '../drivers/notify-drivers.ts';
import { clearDrivers } from '../drivers/write-drivers.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { authoriseDeposit } from '../money/authorise-deposit.ts';
import { atBank } from '../money/disputes.ts';
import { endUntaken, paidFor } from '../money/give-back.ts';
import { paymentsOf } from '../money/payments.ts';
import { readRefundsAgain } from '../money/read-refunds-again.ts';
import { wholeRefundSentence } from '../money/refund-sentence.ts';
import { isDue, settlePayments } from '../money/settle-payments.ts';
import { isStillDue, stepFactsOf } from '../money/step-facts.ts';
import { takeUpLapseOf } from '../money/take-up-lapse.ts';
import { takeBestOffer } from '../offers/take-best-offer.ts';
import { type BookingRow, bookingOf, lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { bookingUrl, notifyRenter } from '../record/notify-renter.ts';
import { closeOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { endAsNoShow } from './end-as-no-show.ts';
import { processBooking } from './process-booking.ts';
import { remindRenter } from './remind-renter.ts';

/** More steps than any booking has; a booking that still wants more is a defect. */
const MOST_STEPS = 30;
const RETRY_MINUTES = 5;
/** An attempt that nobody wants any more is looked up until it is certain what became of it. */
const LOOK_UP_MINUTES = 1;
const t = serverWords.getFixedT('en', 'emails', 'depositFailed.whatNext');

/**
 * Does everything that is due for a booking, however long nobody looked, and notes when to look
 * next. Safe to run twice and by two workers at once: each step is taken under the booking's lock.
 *
 * A provider that is away delays what needs it and nothing else: the car is handed over, and the mail
 * is written, while a refund still waits. Once all that can be done is done, it throws.
 */
export async function advanceBooking(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
  const stuck = new Set<BookingStep>();
  const troubles: unknown[] = [];
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    if (troubles.length === 0)
      await carryOutPayments(work, bookingId).catch((e) => troubles.push(e));
    const facts = await stepFactsOf(db, await bookingOf(db, bookingId));
    const step = dueSteps(facts, work.clock.now()).find((one) => !stuck.has(one));
    if (!step) {
      await planNext(work, bookingId);
      if (troubles.length > 0) throw troubles[0];
      return;
    }
    await take[step](work, bookingId).catch((error) => {
      stuck.add(step);
      troubles.push(error);
    });
  }
  throw new Error(`Booking ${bookingId} does not come to rest.`);
}

async function carryOutPayments(work: BookingWork, bookingId: string): Promise<void> {
  await finishAttempts(work, bookingId);
  await takeUpLapseOf(work, bookingId);
  await readRefundsAgain(work, bookingId);
  await captureDeposit(work, bookingId);
  await settlePayments(work, bookingId);
}

const take: Readonly<
  Record<BookingStep, (work: BookingWork, bookingId: string) => Promise<unknown>>
> = {
  abandon: abandonBooking,
  'authorise-deposit': (work, id) => authoriseDeposit(work, id, null),
  'renew-deposit': (work, id) => authoriseDeposit(work, id, null),
  'fail-deposit': underLock('fail-deposit', failDeposit),
  remind: underLock('remind', remindRenter),
  'take-offer': underLock('take-offer', takeBestOffer),
  activate: underLock('activate', async (_, tx, booking, now) => {
    await clearDrivers(tx, await driversOf(tx, booking, now));
    // Whichever car they were asked about, one is with them now.
    await closeOffer(tx, booking.id, 'withdrawn', now);
    await changeStatus(tx, booking, 'active', 'delivered', now);
    await sayOfCar(tx, booking.car_id, { condition: 'OUT' }, { by: CLOCK, now });
  }),
  'no-show': underLock('no-show', endAsNoShow),
  complete: underLock('complete', async (work, tx, booking, now) => {
    await changeStatus(tx, booking, 'completed', 'returned', now);
    await sayOfCar(tx, booking.car_id, { condition: 'TO_CLEAN' }, { by: CLOCK, now });
    const reviewUrl = `${bookingUrl(work.siteUrl, booking.id)}#review`;
    await notifyRenter(tx, work, booking, 'trip-thanks', { reviewUrl });
  }),
  process: underLock('process', (_, tx, booking, now) => processBooking(tx, booking, now)),
  finish: underLock('finish', async (_, tx, booking, now) => {
    await changeStatus(tx, booking, 'finished', 'settled', now);
    await forgetInvited(tx, booking.id);
  }),
  'remind-claim': underLock('remind-claim', remindOfClaims),
  'conclude-claims': underLock('conclude-claims', concludeClaims),
  'take-claims': underLock('take-claims', takeClaims),
  'charge-claims': chargeClaims,
};

type LockedStep = (
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
) => Promise<void>;

function underLock(step: BookingStep, carryOut: LockedStep) {
  return (work: BookingWork, bookingId: string): Promise<void> =>
    work.database.kysely.transaction().execute(async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      const now = work.clock.now();
      if (await isStillDue(tx, booking, [step], now)) await carryOut(work, tx, booking, now);
    });
}

async function failDeposit(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const bound = money(booking.credit_only, booking.currency);
  const back = backAfterRefusedDeposit(await paidFor(tx, booking), bound);
  const holds = (await paymentsOf(tx, booking.id)).filter(({ kind }) => kind === 'deposit-hold');
  const deposit = formatMoney(money(holds.at(-1)?.amount ?? 0, booking.currency));
  const end = { to: 'security-deposit-failed', kind: 'deposit-refused', back } as const;
  await endUntaken(tx, booking, end, now);
  const whatNext = t('cancelled', { refund: wholeRefundSentence(back, await atBank(tx, booking)) });
  await notifyRenter(tx, work, booking, 'deposit-failed', { deposit, whatNext }, 'last');
}

/**
 * Notes when to look next, under the lock: whatever changed the booking meanwhile wants its own look.
 * What is due and could not be done now is looked after soon, and so is money that could not be moved.
 */
async function planNext(work: BookingWork, bookingId: string): Promise<void> {
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = work.clock.now();
    // Whatever way money took, its documents are there when the booking comes to rest.
    if (booking.status !== 'pending') await issueOwedInvoices(tx, bookingId, now);
    await notifyDrivers(tx, work, booking);
    const planned = nextStep(await stepFactsOf(tx, booking), now)?.at;
    const isStuck = planned !== undefined && Temporal.Instant.compare(planned, now) <= 0;
    const payments = await paymentsOf(tx, bookingId);
    const left = payments.filter(
      (payment) => isLeftToUs(payment, booking.status) && isDue(payment, now),
    );
    const isUncertain = left.some(({ kind }) => kind === 'charge' || kind === 'deposit-hold');
    const minutes = isUncertain ? LOOK_UP_MINUTES : RETRY_MINUTES;
    const soon = isStuck || left.length > 0 ? now.add({ minutes }) : undefined;
    const next = [isStuck ? undefined : planned, soon]
      .filter((at) => at !== undefined)
      .sort(Temporal.Instant.compare)
      .at(0);
    await tx
      .updateTable('bookings')
      .set({ next_step_at: next ? toDate(next) : null })
      .where('id', '=', bookingId)
      .execute();
  });
}
