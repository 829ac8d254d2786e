import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { refundPolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { RefundOutcome } from '../../providers/payments/port.ts';
import { lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/move-booking.ts';
import { tellRenter } from '../record/tell-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { type Move, movesOf, writeMove } from './money-moves.ts';
import { attemptsOf, firstAttemptOf } from './refund-attempts.ts';
import { lookAgain } from './refund-unwanted.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundFailed.whatNext');

/**
 * A refund was refused, at once or days after it was taken: it is asked for anew, in a row of its own
 * because the provider remembers its "no" under the old key. After the last attempt it is lost, and
 * support makes up for it.
 */
export async function takeUpFailedRefund(
  work: BookingWork,
  move: Move,
  { ref, code }: RefundOutcome & { status: 'failed' },
): Promise<void> {
  const now = work.clock.now();
  const wasTaken = move.status === 'succeeded';
  const lost = await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, move.booking_id);
    if (!(await failRefund(tx, move.id, { ref, code }, now))) return undefined;
    const attempts = attemptsOf(await movesOf(tx, move.booking_id), move).length;
    const isLost = attempts >= refundPolicy.attempts;
    const amount = money(move.amount, move.currency);
    if (!isLost) await writeMove(tx, repeated(move), now);
    const whatNext = isLost ? 'for good' : 'tried again';
    await writeHistory(tx, {
      bookingId: booking.id,
      from: booking.status,
      to: booking.status,
      reason: `refund-failed: ${formatMoney(amount)}, ${code}, ${whatNext}`,
      now,
    });
    // What was refused at once and is tried again in a minute is no news to the renter.
    if (wasTaken || isLost) {
      const said = { amount: formatMoney(amount), whatNext: t(isLost ? 'lost' : 'retry') };
      await tellRenter(tx, work, booking, 'refund-failed', said, move.id);
    }
    await lookAgain(tx, booking, now);
    return isLost;
  });
  if (lost === undefined) return;
  work.log.error(
    { bookingId: move.booking_id, paymentId: move.id, code },
    lost ? 'a refund failed for good' : 'a refund failed and is tried anew',
  );
}

const repeated = (move: Move) => ({
  bookingId: move.booking_id,
  kind: 'refund' as const,
  amount: money(move.amount, move.currency),
  paymentMethodId: move.payment_method_id,
  provider: move.provider,
  key: `after:${move.id}`,
  parentId: move.parent_id,
  reason: move.reason,
  attemptOf: firstAttemptOf(move),
});

/** Also of a refund that counted as given; false when somebody else has written it already. */
async function failRefund(
  tx: Queries,
  moveId: string,
  { ref, code }: { readonly ref: string | null; readonly code: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({
      status: 'failed',
      ...(ref === null ? {} : { provider_ref: ref }),
      failure_code: code,
      look_again_at: null,
      updated_at: toDate(now),
    })
    .where('id', '=', moveId)
    .where('kind', '=', 'refund')
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
