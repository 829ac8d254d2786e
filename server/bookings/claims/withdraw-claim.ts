import type { StaffActor } from '../../../domain/booking-actor.ts';
import { isWithdrawable } from '../../../domain/charges/claim.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { lockBooking } from '../record/booking-row.ts';
import { requireClaim } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { NoticeWork } from '../record/work.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { giveBackClaim, requireNotBeingTaken, takenNow } from './give-back-claim.ts';

const t = serverWords.getFixedT('en', 'emails', 'claimWithdrawn.refund');

/** We do not ask for it any more: what was taken goes back to where it came from. */
export async function withdrawClaim(
  tx: Queries,
  work: NoticeWork,
  { bookingId, claimId }: { readonly bookingId: string; readonly claimId: string },
  {
    words,
    by,
  }: { readonly words: string; readonly by: { readonly id: string; readonly actor: StaffActor } },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const row = await requireClaim(tx, bookingId, claimId);
  if (!isWithdrawable(row)) throw new Refusal('claim_over', 'This claim is over already.');
  await requireNotBeingTaken(tx, row);
  const now = work.clock.now();
  const taken = await takenNow(tx, row);
  const claim = await tx
    .updateTable('claims')
    .set({
      status: 'withdrawn',
      withdrawn_by: by.id,
      withdrawn_at: toDate(now),
      withdrawal: words,
    })
    .where('id', '=', claimId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveBackClaim(tx, claim, now);
  await issueOwedInvoices(tx, bookingId, now);
  const asked = formatMoney(money(row.amount, row.currency));
  await noteClaim(tx, booking, { kind: 'claim-withdrawn', detail: asked, by: by.actor, now });
  const said = {
    ...(await claimData(tx, work.siteUrl, booking, claim)),
    withdrawal: words,
    refund:
      taken.amount > 0
        ? t('taken', { amount: formatMoney(taken), ...changePolicy.refundArrivesInDays })
        : t('untaken'),
  };
  await notifyRenter(tx, work, booking, 'claim-withdrawn', said, claimId);
  await showAtOnce(tx, booking, now);
  await work.jobs.enqueue(tx, 'bookings', { bookingId });
}
