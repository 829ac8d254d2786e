import { dueOf } from '../../../domain/charges/claim.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, money, subtract } from '../../../domain/money.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { paymentsOf } from '../money/payments.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { asClaim, type ClaimRow } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { NoticeWork } from '../record/work.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { takenNow } from './give-back-claim.ts';

const t = serverWords.getFixedT('en', 'emails', 'claimTaken');

/** Once all that is due by a claim of a locked booking is taken, its renter has it in writing, with a receipt. */
export async function settleClaim(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  claim: ClaimRow,
  now: Temporal.Instant,
): Promise<void> {
  if (!claim.divided_at) return;
  const due = dueOf(asClaim(claim));
  const isByAccount = booking.payment_profile === 'business';
  const isWhole = isByAccount || compareMoney(await takenNow(tx, claim), due) >= 0;
  await showAtOnce(tx, booking, now);
  if (claim.settled_at || due.amount === 0 || !isWhole) return;
  await tx
    .updateTable('claims')
    .set({ settled_at: toDate(now) })
    .where('id', '=', claim.id)
    .execute();
  await issueOwedInvoices(tx, booking.id, now);
  const detail = formatMoney(due);
  await noteClaim(tx, booking, {
    kind: 'claim-taken',
    detail,
    by: isByAccount ? 'clock' : 'provider',
    now,
  });
  const said = {
    ...(await claimData(tx, work.siteUrl, booking, claim)),
    due: formatMoney(due),
    where: await whereFrom(tx, booking, claim),
  };
  await notifyRenter(tx, work, booking, 'claim-taken', said, claim.id);
}

/** What came from the deposit, what from the card, and what of the deposit is free again. */
async function whereFrom(tx: Queries, booking: BookingRow, claim: ClaimRow): Promise<string> {
  if (booking.payment_profile === 'business') return t('account');
  const payments = await paymentsOf(tx, booking.id);
  const capture = payments.find(({ id }) => id === claim.capture_id);
  const hold = payments.find(({ id }) => id === capture?.parent_id);
  const fromHold = money(claim.from_hold, claim.currency);
  const fromCard = subtract(dueOf(asClaim(claim)), fromHold);
  const sentences: string[] = [];
  if (fromHold.amount > 0) sentences.push(t('hold', { amount: formatMoney(fromHold) }));
  if (fromCard.amount > 0) sentences.push(t('card', { amount: formatMoney(fromCard) }));
  if (hold && capture && hold.amount > capture.amount) {
    const free = money(hold.amount - capture.amount, claim.currency);
    sentences.push(t('released', { amount: formatMoney(free) }));
  }
  return sentences.join(' ');
}
