import { sql } from 'kysely';
import type { RequestRecord } from '../../../contract/requests.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { findRequest } from '../../requests/find-request.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { paymentsOf } from '../money/payments.ts';
import { lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { requireClaim } from '../record/claims.ts';

/** The renter has come to pay what their card did not, or their bank wants to see approved. */
export async function payClaim(
  tx: Queries,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  {
    bookingId,
    claimId,
    userId,
  }: { readonly bookingId: string; readonly claimId: string; readonly userId: string },
): Promise<RequestRecord> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  const claim = await requireClaim(tx, bookingId, claimId);
  const open = await tx
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'claim')
    .where('status', '=', 'pending')
    .where(sql`payload->>'claimId'`, '=', claimId)
    .executeTakeFirst();
  if (open) return findRequest(tx, open.id, userId);
  const [facts] = claimFactsOf([claim], await paymentsOf(tx, bookingId), booking);
  if (!facts || facts.cardLeft.amount === 0) {
    throw new Refusal('nothing_to_pay', 'Nothing is left to pay of this claim.');
  }
  return writeRequest(tx, jobs, {
    kind: 'claim',
    userId,
    payload: { bookingId, claimId },
    bookingId,
    now: clock.now(),
  });
}
