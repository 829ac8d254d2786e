import type { StaffActor } from '../../../domain/booking-actor.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, type Money, money, sum } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import type { NoticeWork } from '../record/work.ts';
import { giveCredit, isGiven, paidFor, refundToCard } from './give-back.ts';
import { paymentsOf } from './payments.ts';
import { checkAgain } from './refund-unwanted.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundGiven.where');

/** The reason in the ledger of what support gives back beyond the rules. */
export const GOODWILL = 'goodwill';

export interface Goodwill {
  readonly amount: Money;
  readonly to: 'card' | 'credit';
  readonly reason: string;
  readonly by: StaffActor;
  /** The press it was asked for with: the same one again acts once. */
  readonly occasion: string;
}

/** Support gives a part of what was paid back, beyond what the rules owe, and says why. */
export async function giveGoodwill(
  tx: Queries,
  work: NoticeWork,
  bookingId: string,
  { amount, to, reason, by, occasion }: Goodwill,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const why = { reason: GOODWILL, occasion };
  if (await isGiven(tx, booking, why)) return;
  await requireNoOpenChange(tx, bookingId);
  const most = await mostGoodwill(tx, booking, to);
  if (compareMoney(amount, most) > 0) {
    const where = to === 'card' ? 'to the card' : 'as credit';
    throw new Refusal('more_than_paid', `At most ${formatMoney(most)} can go back ${where}.`);
  }
  const now = work.clock.now();
  if (to === 'card') await refundToCard(tx, booking, amount, why, now);
  else await giveCredit(tx, booking, amount, why, now);
  await issueOwedInvoices(tx, bookingId, now);
  await writeHistory(tx, {
    bookingId,
    from: booking.status,
    to: booking.status,
    kind: 'support-refund',
    detail: `${formatMoney(amount)} to ${to}: ${reason}`,
    by,
    now,
  });
  const said = { amount: formatMoney(amount), where: t(to, changePolicy.refundArrivesInDays) };
  await notifyRenter(tx, work, booking, 'refund-given', said, occasion);
  await checkAgain(tx, booking, now);
}

/** What is still paid: to the card as much as came from it, as credit all of it. */
export async function mostGoodwill(
  db: Queries,
  booking: BookingRow,
  to: Goodwill['to'],
): Promise<Money> {
  const paid = await paidFor(db, booking);
  return to === 'card' ? paid.byCard : totalPaid(paid);
}

/** What has been given for this booking beyond the rules; what a card did not take has not been given. */
export async function goodwillGiven(
  db: Queries,
  { id, currency }: Pick<BookingRow, 'id' | 'currency'>,
): Promise<Money> {
  const refunds = (await paymentsOf(db, id)).filter(
    ({ kind, reason, status }) => kind === 'refund' && reason === GOODWILL && status !== 'failed',
  );
  const credits = await db
    .selectFrom('credit_entries')
    .select('amount')
    .where('booking_id', '=', id)
    .where('reason', '=', GOODWILL)
    .execute();
  return sum(
    [...refunds, ...credits].map(({ amount }) => money(amount, currency)),
    currency,
  );
}
