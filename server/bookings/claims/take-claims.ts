import { dueOf } from '../../../domain/charges/claim.ts';
import { shareClaims } from '../../../domain/charges/taking.ts';
import { money, sum } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { paymentsOf, standingHold, writePayment } from '../money/payments.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { asClaim, type ClaimRow, claimsOf } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { settleClaim } from './settle-claim.ts';

/**
 * Every claim of a locked booking is decided: what is due by them is divided between the hold and the card. The hold
 * is taken once, for all of them; the row stands in the ledger before the provider is asked.
 */
export async function takeClaims(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const due = (await claimsOf(tx, booking.id)).filter(
    (row) => row.divided_at === null && dueOf(asClaim(row)).amount > 0,
  );
  const hold = standingHold(await paymentsOf(tx, booking.id));
  const shares = shareClaims(
    hold ? money(hold.amount, hold.currency) : null,
    due.map((row) => dueOf(asClaim(row))),
  );
  const fromHold = sum(
    shares.map((share) => share.fromHold),
    booking.currency,
  );
  const capture =
    hold && fromHold.amount > 0
      ? await writePayment(
          tx,
          {
            bookingId: booking.id,
            kind: 'deposit-capture',
            amount: fromHold,
            paymentMethodId: hold.payment_method_id,
            provider: hold.provider,
            key: `capture:${hold.id}`,
            parentId: hold.id,
          },
          now,
        )
      : null;
  for (const [index, row] of due.entries()) {
    const part = shares[index]?.fromHold.amount ?? 0;
    const divided = await divide(tx, row, part > 0 ? capture : null, part, now);
    if (booking.payment_profile === 'business') await settleClaim(tx, work, booking, divided, now);
  }
}

const divide = (
  tx: Queries,
  { id }: ClaimRow,
  capture: { readonly id: string } | null,
  fromHold: number,
  now: Temporal.Instant,
): Promise<ClaimRow> =>
  tx
    .updateTable('claims')
    .set({ divided_at: toDate(now), from_hold: fromHold, capture_id: capture?.id ?? null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
