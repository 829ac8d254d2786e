import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { refundTriedAgainAt } from '../../../domain/policies/refund-watch.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import type { RefundOutcome } from '../../providers/payments/port.ts';
import { lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { type Payment, paymentsOf, writePayment } from './payments.ts';
import {
  attemptsOf,
  DISPUTED,
  type RefusedRefund,
  refusedRefund,
  repeatedRefund,
} from './refund-attempts.ts';
import { checkAgain } from './refund-unwanted.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundFailed.whatNext');

/**
 * A refund was refused, at once or days after it was taken: it is asked for anew, in a row of its own
 * because the provider remembers its "no" under the old key. After the last attempt it is lost, and
 * support makes up for it.
 */
export async function takeUpFailedRefund(
  work: BookingWork,
  payment: Payment,
  { ref, code }: RefundOutcome & { status: 'failed' },
): Promise<void> {
  const now = work.clock.now();
  const wasTaken = payment.status === 'succeeded';
  const lost = await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, payment.booking_id);
    if (!(await failRefund(tx, payment.id, { ref, code }, now))) return undefined;
    if (code === DISPUTED) return undefined; // taken up anew should the dispute be won
    const attempts = attemptsOf(await paymentsOf(tx, payment.booking_id), payment);
    const refusals = attempts.map(({ failure_code }) => failure_code ?? '');
    const dueAt = refundTriedAgainAt(refusals, now);
    const isLost = dueAt === null;
    const amount = money(payment.amount, payment.currency);
    if (dueAt) await writePayment(tx, { ...repeatedRefund(payment), dueAt }, now);
    const whatNext = isLost ? 'for good' : 'tried again';
    await writeHistory(tx, {
      bookingId: booking.id,
      from: booking.status,
      to: booking.status,
      kind: 'refund-failed',
      detail: `${formatMoney(amount)}, ${code}, ${whatNext}`,
      by: 'provider',
      now,
    });
    // What was refused at once and is tried again is no news to the renter.
    if (wasTaken || isLost) {
      const said = { amount: formatMoney(amount), whatNext: t(isLost ? 'lost' : 'retry') };
      await notifyRenter(tx, work, booking, 'refund-failed', said, payment.id);
    }
    await checkAgain(tx, booking, now);
    return isLost;
  });
  if (lost === undefined) return;
  work.log.error(
    { bookingId: payment.booking_id, paymentId: payment.id, code },
    lost ? 'a refund failed for good' : 'a refund failed and is tried anew',
  );
}

/** Also of a refund that counted as given; false when somebody else has written it already. */
async function failRefund(
  tx: Queries,
  paymentId: string,
  refusal: RefusedRefund,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set(refusedRefund(refusal, now))
    .where('id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
