import { randomUUID } from 'node:crypto';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, type Money } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import type { BookingWork } from '../record/work.ts';
import { giveCredit, paidFor, refundToCard } from './give-back.ts';
import { checkAgain } from './refund-unwanted.ts';

/** The reason in the ledger of what support gives back beyond the rules. */
export const GOODWILL = 'goodwill';

export interface Goodwill {
  readonly amount: Money;
  readonly to: 'card' | 'credit';
  readonly reason: string;
}

/** Support gives a part of what was paid back, beyond what the rules owe, and says why. */
export async function giveGoodwill(
  tx: Queries,
  { clock }: Pick<BookingWork, 'clock'>,
  bookingId: string,
  { amount, to, reason }: Goodwill,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  await requireNoOpenChange(tx, bookingId);
  const paid = await paidFor(tx, booking);
  const most = to === 'card' ? paid.byCard : totalPaid(paid);
  if (compareMoney(amount, most) > 0) {
    const where = to === 'card' ? 'to the card' : 'as credit';
    throw new Refusal('invalid_input', `At most ${formatMoney(most)} can go back ${where}.`);
  }
  const now = clock.now();
  const why = { reason: GOODWILL, occasion: randomUUID() };
  if (to === 'card') await refundToCard(tx, booking, amount, why, now);
  else await giveCredit(tx, booking, amount, why, now);
  await issueOwedInvoices(tx, bookingId, now);
  await writeHistory(tx, {
    bookingId,
    from: booking.status,
    to: booking.status,
    reason: `support-refund: ${formatMoney(amount)} to ${to}: ${reason}`,
    now,
  });
  await checkAgain(tx, booking, now);
}
