import { releasesCar } from '../../domain/booking-lifecycle.ts';
import { type BookingStep, nextStep } from '../../domain/booking-steps.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { abandonBooking } from './abandon-booking.ts';
import { authoriseDeposit } from './authorise-deposit.ts';
import { type BookingRow, bookingOf, lockBooking } from './booking-row.ts';
import { finishAttempts } from './finish-attempts.ts';
import { endUntaken, everythingPaid } from './give-back.ts';
import { movesOf } from './money-moves.ts';
import { moveBooking } from './move-booking.ts';
import { processBooking } from './process-booking.ts';
import { settleMoves } from './settle-moves.ts';
import { isStillDue, stepFactsOf } from './step-facts.ts';
import { bookingUrl, tellRenter } from './tell-renter.ts';
import type { BookingWork } from './work.ts';

/** More steps than any booking has; a booking that still wants more is a defect. */
const MOST_STEPS = 30;
const RETRY_MINUTES = 5;

/**
 * Does everything that is due for a booking, however long nobody looked, and notes when to look
 * next. Safe to run twice and by two workers at once: each step is taken under the booking's lock.
 */
export async function advanceBooking(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    await finishAttempts(work, bookingId);
    await settleMoves(work, bookingId);
    const due = nextStep(await stepFactsOf(db, await bookingOf(db, bookingId)));
    if (!due || Temporal.Instant.compare(due.at, work.clock.now()) > 0) {
      return planNext(work, bookingId);
    }
    await take[due.step](work, bookingId);
  }
  throw new Error(`Booking ${bookingId} does not come to rest.`);
}

const take: Readonly<
  Record<BookingStep, (work: BookingWork, bookingId: string) => Promise<unknown>>
> = {
  abandon: abandonBooking,
  'authorise-deposit': (work, id) => authoriseDeposit(work, id, { isRenterPresent: false }),
  'renew-deposit': (work, id) => authoriseDeposit(work, id, { isRenterPresent: false }),
  'fail-deposit': underLock('fail-deposit', failDeposit),
  remind: underLock('remind', (work, tx, booking) =>
    tellRenter(tx, work, booking, 'delivery-tomorrow', {}),
  ),
  activate: underLock('activate', async (_, tx, booking, now) => {
    await moveBooking(tx, booking, 'active', 'delivered', now);
  }),
  complete: underLock('complete', async (work, tx, booking, now) => {
    await moveBooking(tx, booking, 'completed', 'returned', now);
    const reviewUrl = `${bookingUrl(work.siteUrl, booking.id)}#review`;
    await tellRenter(tx, work, booking, 'trip-thanks', { reviewUrl });
  }),
  process: underLock('process', (_, tx, booking, now) => processBooking(tx, booking, now)),
  finish: underLock('finish', async (_, tx, booking, now) => {
    await moveBooking(tx, booking, 'finished', 'settled', now);
  }),
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
  const back = await everythingPaid(tx, booking);
  const holds = (await movesOf(tx, booking.id)).filter(({ kind }) => kind === 'deposit-hold');
  const deposit = formatMoney(money(holds.at(-1)?.amount ?? 0, booking.currency));
  const reason = 'deposit-refused';
  await endUntaken(tx, booking, { to: 'security-deposit-failed', reason, back }, now);
  const whatNext = `We could not hand the car over and have cancelled the booking. ${formatMoney(back.toCard)} goes back to your card.`;
  await tellRenter(tx, work, booking, 'deposit-failed', { deposit, whatNext }, 'last');
}

/**
 * Notes when to look next, under the lock: whatever changed the booking meanwhile wants its own look.
 * Money that could not be moved now is looked after soon, whatever else is planned.
 */
async function planNext(work: BookingWork, bookingId: string): Promise<void> {
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const planned = nextStep(await stepFactsOf(tx, booking))?.at;
    const isOpen = (await movesOf(tx, bookingId)).some(
      ({ status, parent_id }) =>
        status === 'pending' && (parent_id !== null || releasesCar(booking.status)),
    );
    const soon = isOpen ? work.clock.now().add({ minutes: RETRY_MINUTES }) : undefined;
    const next = [planned, soon]
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
