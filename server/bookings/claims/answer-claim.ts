import { judgeAcceptance, judgeObjection } from '../../../domain/charges/claim.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { asClaim, requireClaim } from '../record/claims.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { noteClaim } from './claim-news.ts';
import { sealObjection } from './seal-objection.ts';

export type ClaimAnswer =
  | { readonly answer: 'agree' }
  | { readonly answer: 'object'; readonly words: string; readonly photo?: string | null };

/** The renter agrees, or says why not. Only once: whoever agrees again is told that it was answered. */
export async function answerClaim(
  tx: Queries,
  { clock, jobs }: Pick<BookingWork, 'clock' | 'jobs'>,
  {
    bookingId,
    claimId,
    userId,
  }: { readonly bookingId: string; readonly claimId: string; readonly userId: string },
  given: ClaimAnswer,
): Promise<void> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  const row = await requireClaim(tx, bookingId, claimId);
  const now = clock.now();
  const isAgreed = given.answer === 'agree';
  const judge = isAgreed ? judgeAcceptance : judgeObjection;
  const verdict = judge(asClaim(row), now);
  if (!verdict.ok) throw new Refusal(verdict.code, 'This claim was answered or decided already.');
  await tx
    .updateTable('claims')
    .set({
      status: isAgreed ? 'accepted' : 'objected',
      answered_at: toDate(now),
      ...(given.answer === 'object' ? { objection: given.words } : {}),
    })
    .where('id', '=', claimId)
    .execute();
  if (given.answer === 'object') {
    const { words, photo = null } = given;
    await sealObjection(tx, { bookingId: booking.id, claimId: row.id, words, photo }, now);
  }
  const amount = formatMoney(money(row.amount, row.currency));
  const kind = isAgreed ? 'claim-accepted' : 'claim-objected';
  await noteClaim(tx, booking, { kind, detail: amount, by: 'renter', now });
  await showAtOnce(tx, booking, now);
  await jobs.enqueue(tx, 'bookings', { bookingId });
}
