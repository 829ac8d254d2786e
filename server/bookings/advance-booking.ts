import { type BookingStep, nextStep, type StepFacts } from '../../domain/booking-steps.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { money } from '../../domain/money.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { abandonBooking } from './abandon-booking.ts';
import { authoriseDeposit } from './authorise-deposit.ts';
import { type BookingRow, bookingOf, lockBooking } from './booking-row.ts';
import { endUntaken, everythingPaid, releaseStandingHold } from './give-back.ts';
import { movesOf, standingHold } from './money-moves.ts';
import { moveBooking } from './move-booking.ts';
import { settleMoves } from './settle-moves.ts';
import { bookingUrl, mailEvent, tellRenter } from './tell-renter.ts';
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
    await settleMoves(work, bookingId);
    const facts = await factsOf(db, await bookingOf(db, bookingId));
    const due = nextStep(facts);
    if (!due || Temporal.Instant.compare(due.at, work.clock.now()) > 0) {
      return planNext(work, bookingId, due?.at ?? null);
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
  'fail-deposit': failDeposit,
  remind: (work, id) =>
    underLock(work, id, (tx, booking) => tellRenter(tx, work, booking, 'delivery-tomorrow', {})),
  activate: (work, id) =>
    underLock(work, id, async (tx, booking, now) => {
      if (booking.status !== 'booked' && booking.status !== 'confirmed') return;
      await moveBooking(tx, booking, 'active', 'delivered', now);
    }),
  complete: (work, id) =>
    underLock(work, id, async (tx, booking, now) => {
      if (booking.status !== 'active') return;
      await moveBooking(tx, booking, 'completed', 'returned', now);
      const reviewUrl = `${bookingUrl(work.siteUrl, booking.id)}#review`;
      await tellRenter(tx, work, booking, 'trip-thanks', { reviewUrl });
    }),
  process: (work, id) =>
    underLock(work, id, async (tx, booking, now) => {
      if (booking.status !== 'completed') return;
      const isBusiness = booking.payment_profile === 'business';
      await moveBooking(
        tx,
        booking,
        'processed',
        isBusiness ? 'invoiced' : 'deposit-released',
        now,
      );
      await releaseStandingHold(tx, booking, now);
    }),
  finish: (work, id) =>
    underLock(work, id, async (tx, booking, now) => {
      if (booking.status !== 'processed') return;
      await moveBooking(tx, booking, 'finished', 'settled', now);
    }),
};

async function underLock(
  work: BookingWork,
  bookingId: string,
  step: (tx: Queries, booking: BookingRow, now: Temporal.Instant) => Promise<void>,
): Promise<void> {
  await work.database.kysely
    .transaction()
    .execute(async (tx) => step(tx, await lockBooking(tx, bookingId), work.clock.now()));
}

function failDeposit(work: BookingWork, bookingId: string): Promise<void> {
  return underLock(work, bookingId, async (tx, booking, now) => {
    if (booking.status !== 'security-deposit-retry') return;
    const back = await everythingPaid(tx, booking);
    const holds = (await movesOf(tx, booking.id)).filter(({ kind }) => kind === 'deposit-hold');
    const deposit = formatMoney(money(holds.at(-1)?.amount ?? 0, booking.currency));
    const reason = 'deposit-refused';
    await endUntaken(tx, booking, { to: 'security-deposit-failed', reason, back }, now);
    const whatNext = `We could not hand the car over and have cancelled the booking. ${formatMoney(back.toCard)} goes back to your card.`;
    await tellRenter(tx, work, booking, 'deposit-failed', { deposit, whatNext }, 'last');
  });
}

async function factsOf(db: Queries, booking: BookingRow): Promise<StepFacts> {
  const moves = await movesOf(db, booking.id);
  const holds = moves.filter(({ kind }) => kind === 'deposit-hold');
  const held = standingHold(moves);
  const last = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', booking.id)
    .where('to_status', '=', booking.status)
    .where((eb) => eb.or([eb('from_status', 'is', null), eb('from_status', '<>', booking.status)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const reminder = await db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('event_key', '=', mailEvent('delivery-tomorrow', booking.id))
    .executeTakeFirst();
  const { time_zone } = await requireCity(db, booking.city_id);
  return {
    status: booking.status,
    createdAt: toInstant(booking.created_at),
    startsAt: toInstant(booking.starts_at),
    endsAt: toInstant(booking.ends_at),
    timeZone: time_zone,
    since: toInstant(last?.at ?? booking.created_at),
    deposit: {
      refusedAt: holds
        .filter(({ status }) => status === 'failed')
        .map(({ updated_at }) => toInstant(updated_at)),
      heldAt: held && toInstant(held.updated_at),
      isUnderWay: holds.some(({ status }) => status === 'pending'),
    },
    isReminded: reminder !== undefined,
  };
}

/** Money that could not be moved now is looked after soon, whatever else is planned. */
async function planNext(
  work: BookingWork,
  bookingId: string,
  planned: Temporal.Instant | null,
): Promise<void> {
  const db = work.database.kysely;
  const open = (await movesOf(db, bookingId)).some(
    ({ status, parent_id }) => status === 'pending' && parent_id !== null,
  );
  const soon = open ? work.clock.now().add({ minutes: RETRY_MINUTES }) : null;
  const next = [planned, soon]
    .filter((at) => at !== null)
    .sort(Temporal.Instant.compare)
    .at(0);
  await db
    .updateTable('bookings')
    .set({ next_step_at: next ? toDate(next) : null })
    .where('id', '=', bookingId)
    .execute();
}
