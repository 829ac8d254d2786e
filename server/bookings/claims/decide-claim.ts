import type { BookingActor } from '../../../domain/booking-actor.ts';
import { type Decision, dueOf, judgeDecision, statusAfter } from '../../../domain/charges/claim.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, moneyFromCents } from '../../../domain/money.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { asClaim, type ClaimRow, requireClaim } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { NoticeWork } from '../record/work.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { giveBackClaim, requireNotBeingTaken } from './give-back-claim.ts';
import { settleClaim } from './settle-claim.ts';

const t = serverWords.getFixedT('en', 'emails', 'claimDecided.outcome');

export interface Decided {
  readonly decision: Decision;
  /** Why, for the renter. */
  readonly words: string;
  readonly by: { readonly id: string; readonly actor: BookingActor };
}

/** Somebody who did not claim answers an objection. */
export async function decideClaim(
  tx: Queries,
  work: NoticeWork,
  { bookingId, claimId }: { readonly bookingId: string; readonly claimId: string },
  decided: Decided,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const row = await requireClaim(tx, bookingId, claimId);
  const { decision, by } = decided;
  const verdict = judgeDecision(asClaim(row), decision, by.id);
  if (!verdict.ok) throw refusals[verdict.code];
  const least = moneyFromCents(pricePolicy.smallestChargeCents, row.currency);
  if (decision.kind === 'reduce' && compareMoney(decision.to, least) < 0) {
    throw refusals.not_reduced;
  }
  await requireNotBeingTaken(tx, row);
  await writeDecision(tx, work, booking, row, decided);
  await work.jobs.enqueue(tx, 'bookings', { bookingId });
}

const refusals = {
  own_claim: new Refusal('own_claim', 'An objection is answered by another person.'),
  claim_not_objected: new Refusal('claim_not_objected', 'Nobody objects to this claim.'),
  not_reduced: new Refusal('not_reduced', 'A claim is reduced to less than it was, and above 0.'),
} as const;

/** Writes what a locked booking's objection came to, and gives back what was taken too much. */
export async function writeDecision(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  row: ClaimRow,
  { decision, words, by }: Decided,
): Promise<void> {
  const now = work.clock.now();
  const status = statusAfter[decision.kind];
  const claim = await tx
    .updateTable('claims')
    .set({
      status,
      decided_by: by.id,
      decided_at: toDate(now),
      decision: words,
      reduced_to: decision.kind === 'reduce' ? decision.to.amount : null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveBackClaim(tx, claim, now);
  await settleClaim(tx, work, booking, claim, now);
  await issueOwedInvoices(tx, booking.id, now);
  const due = formatMoney(dueOf(asClaim(claim)));
  const detail = `${status}, ${due}`;
  await noteClaim(tx, booking, { kind: 'claim-decided', detail, by: by.actor, now });
  const data = await claimData(tx, work.siteUrl, booking, claim);
  const which = `${claim.id}-${status}`;
  if (by.actor === 'clock') await notifyRenter(tx, work, booking, 'claim-undecided', data, which);
  else {
    const isForRenter = decision.kind === 'reject';
    const said = { ...data, outcome: t(decision.kind, { due }), decision: words, isForRenter };
    await notifyRenter(tx, work, booking, 'claim-decided', said, which);
  }
  await showAtOnce(tx, booking, now);
}
