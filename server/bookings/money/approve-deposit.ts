import type { RequestRecord } from '../../../contract/requests.ts';
import { isToApprove } from '../../../domain/policies/deposit-state.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { findRequest } from '../../requests/find-request.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { openApproval } from '../record/open-approval.ts';
import { stepFactsOf } from './step-facts.ts';

/**
 * The renter has come to approve the hold that their bank would not grant without them. From two tabs it is
 * one request.
 */
export async function approveDeposit(
  tx: Queries,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  bookingId: string,
  userId: string,
): Promise<RequestRecord> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  const open = await openApproval(tx, bookingId);
  if (open) return findRequest(tx, open.id, userId);
  const facts = await stepFactsOf(tx, booking);
  if (!isToApprove({ ...facts, ...facts.deposit })) {
    throw new Refusal('nothing_to_approve', 'No hold of this booking waits for an approval.');
  }
  const now = clock.now();
  return writeRequest(tx, jobs, {
    kind: 'deposit',
    userId,
    payload: { bookingId },
    bookingId,
    now,
  });
}
