import type { StaffActor } from '../../../domain/booking-actor.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, money, sum } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { NoticeWork } from '../record/work.ts';
import { giveCredit, paidFor } from './give-back.ts';
import { lostRefunds } from './lost-refunds.ts';
import { endPayment, type Payment, writePayment } from './payments.ts';
import { firstAttemptOf } from './refund-attempts.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundFailed.whatNext');

export interface Settlement {
  /** As credit, or by hand: support has paid it out in another way. */
  readonly to: 'credit' | 'hand';
  readonly reason: string;
  readonly by: StaffActor;
}

/** Support makes up for what could not go back to the card, and says why. */
export async function makeUpForRefunds(
  tx: Queries,
  work: NoticeWork,
  bookingId: string,
  { to, reason, by }: Settlement,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const lost = await lostRefunds(tx, booking);
  if (lost.length === 0) throw new Refusal('nothing_lost', 'No refund of this booking was lost.');
  const owed = sum(
    lost.map(({ amount, currency }) => money(amount, currency)),
    booking.currency,
  );
  const ofRental = sum(
    lost
      .filter(({ claim_id }) => claim_id === null)
      .map(({ amount, currency }) => money(amount, currency)),
    booking.currency,
  );
  if (compareMoney(ofRental, totalPaid(await paidFor(tx, booking))) > 0) {
    throw new Refusal('nothing_lost', `The ${formatMoney(owed)} was given back otherwise already.`);
  }
  const now = work.clock.now();
  for (const refund of lost) {
    const amount = formatMoney(money(refund.amount, refund.currency));
    await makeUp[to](tx, booking, refund, now);
    const said = { amount, whatNext: t(to, { amount }) };
    await notifyRenter(tx, work, booking, 'refund-failed', said, `${refund.id}-${to}`);
  }
  await writeHistory(tx, {
    bookingId,
    from: booking.status,
    to: booking.status,
    kind: 'support-settle',
    detail: `${formatMoney(owed)} to ${to} instead of the card: ${reason}`,
    by,
    now,
  });
}

type MakeUp = (
  tx: Queries,
  booking: BookingRow,
  refund: Payment,
  now: Temporal.Instant,
) => Promise<void>;

const makeUp: Readonly<Record<Settlement['to'], MakeUp>> = {
  credit: (tx, booking, refund, now) => {
    const credit = money(refund.amount, refund.currency);
    const why = {
      reason: refund.reason ?? 'unknown',
      insteadOf: firstAttemptOf(refund),
      claimId: refund.claim_id,
    };
    return giveCredit(tx, booking, credit, why, now);
  },
  /** The last attempt at the refund, by nobody's hand but ours: no provider is compared with it. */
  hand: async (tx, _, refund, now) => {
    const paid = await writePayment(
      tx,
      {
        bookingId: refund.booking_id,
        kind: 'refund',
        amount: money(refund.amount, refund.currency),
        paymentMethodId: null,
        provider: 'by-hand',
        key: `by-hand:${refund.id}`,
        parentId: refund.parent_id,
        reason: refund.reason,
        attemptOf: firstAttemptOf(refund),
        claimId: refund.claim_id,
      },
      now,
    );
    await endPayment(tx, paid.id, { status: 'succeeded', ref: null }, now);
  },
};
