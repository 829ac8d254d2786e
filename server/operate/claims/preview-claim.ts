import type { z } from 'zod';
import type { ClaimAsked, ClaimPreview } from '../../../contract/operate/claims.ts';
import { answerBy } from '../../../domain/charges/claim.ts';
import { letGo, shareClaims } from '../../../domain/charges/taking.ts';
import { money, zero } from '../../../domain/money.ts';
import { type Asked, planClaim } from '../../bookings/claims/make-claim.ts';
import { paymentsOf, standingHold } from '../../bookings/money/payments.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { claimsOf } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';

export const askedFor = ({
  kind,
  amount,
  views,
  marks,
  cleanedOf,
  paper,
}: z.output<typeof ClaimAsked>): Asked => ({
  kind,
  amount: amount ?? null,
  ground: {
    views,
    marks,
    cleanedOf: cleanedOf ?? null,
    paper: paper ? { number: paper.number, at: Temporal.Instant.from(paper.at) } : null,
  },
});

/** What a claim would come to, by the code that makes and takes it; the older ones are taken first. */
export async function previewClaim(
  db: Queries,
  booking: BookingRow,
  asked: Asked,
  now: Temporal.Instant,
): Promise<ClaimPreview> {
  const { amount } = await planClaim(db, booking, asked);
  const hold = standingHold(await paymentsOf(db, booking.id));
  const held = hold ? money(hold.amount, hold.currency) : null;
  const older = (await claimsOf(db, booking.id)).filter(
    ({ divided_at, status }) => !divided_at && status !== 'withdrawn' && status !== 'rejected',
  );
  const dues = older.map((row) => money(row.reduced_to ?? row.amount, row.currency));
  const shares = shareClaims(held, [...dues, amount]);
  const own = shares.at(-1);
  const none = zero(booking.currency);
  return {
    amount,
    deposit: held,
    fromDeposit: own?.fromHold ?? none,
    fromCard: own?.fromCard ?? none,
    letGo: held ? letGo(held, shares) : none,
    answerBy: answerBy(now).toString(),
  };
}
