import { bookingPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { endRequest } from '../../requests/carry-out-request.ts';
import { authoriseDeposit } from '../money/authorise-deposit.ts';
import { endUntaken, everythingPaid } from '../money/give-back.ts';
import { type Payment, paymentsOf, succeeded } from '../money/payments.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';

/** Whoever waited for it has walked away: from now on nothing is charged for it any more. */
export function isAbandoned(booking: BookingRow, now: Temporal.Instant): boolean {
  const { abandonedAfterMinutes } = bookingPolicy;
  const deadline = toInstant(booking.created_at).add({ minutes: abandonedAfterMinutes });
  return booking.status === 'pending' && Temporal.Instant.compare(deadline, now) <= 0;
}

/**
 * A booking that nobody finished (the renter never answered their bank, the provider was away) is ended at
 * once: the car is free, and the renter is notified that nothing is booked. What became of its attempt is
 * found out afterwards and voided or given back (`finish-attempts.ts`). One that is paid stands from now on: only
 * the deposit is missing, and it is tried again without the renter like any other.
 */
export async function abandonBooking(work: BookingWork, bookingId: string): Promise<void> {
  const now = work.clock.now();
  const isStanding = await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!isAbandoned(booking, now)) return false;
    const payments = await paymentsOf(tx, bookingId);
    if (!isPaid(booking, payments)) {
      await endUnpaid(tx, work, booking, payments);
      return false;
    }
    await changeStatus(tx, booking, 'security-deposit-pending', 'paid', now);
    await notifyRenter(tx, work, booking, 'booking-booked', {});
    for (const { id } of await openRequests(tx, bookingId)) {
      await work.jobs.enqueue(tx, 'requests', { requestId: id });
    }
    return true;
  });
  if (isStanding) await authoriseDeposit(work, bookingId, null);
}

async function endUnpaid(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  payments: readonly Payment[],
): Promise<void> {
  const back = await everythingPaid(tx, booking);
  const end = { to: 'payment-failed', kind: 'abandoned', back } as const;
  await endUntaken(tx, booking, end, work.clock.now());
  await notifyRenter(tx, work, booking, 'payment-failed', { outcome: 'unfinished' });
  const ending = { status: 'failure', errorCode: unfinishedBy(payments) } as const;
  for (const { id } of await openRequests(tx, booking.id)) {
    await endRequest({ db: tx, clock: work.clock }, id, ending);
  }
}

/** By the card, or by credit alone once the deposit was asked for. */
function isPaid({ total }: BookingRow, payments: readonly Payment[]): boolean {
  if (total > 0) return succeeded(payments, 'charge').length > 0;
  return payments.some(({ kind }) => kind === 'deposit-hold');
}

/** The bank waited for the renter, or we for the provider. */
const unfinishedBy = (payments: readonly Payment[]) =>
  payments.some(({ provider_ref }) => provider_ref !== null)
    ? 'authentication_failed'
    : 'payment_unfinished';

const openRequests = (db: Queries, bookingId: string) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'booking')
    .where('status', '=', 'pending')
    .execute();
