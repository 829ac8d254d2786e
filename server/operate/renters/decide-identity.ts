import { oneAtATime } from '../../bookings/record/one-at-a-time.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { type RenterDeed, type RenterWork, recordRenterDeed } from './renter-verbs.ts';
import { waitingChecks } from './waiting-checks.ts';

/**
 * Approves or declines what the provider leaves to a person. The provider is told by a worker, and what it then
 * says of the inquiry is what holds.
 */
export async function decideIdentity(
  tx: Queries,
  work: RenterWork,
  userId: string,
  decision: 'approve' | 'decline',
  deed: RenterDeed,
): Promise<void> {
  await oneAtATime(tx, userId); // of two who decide, the second sees that it is decided
  const [waiting] = await waitingChecks(tx)
    .where('document_requests.user_id', '=', userId)
    .execute();
  if (!waiting || waiting.is_being_decided) {
    throw new Refusal('check_decided', 'No check of this renter waits for a person.');
  }
  await writeRequest(tx, work.jobs, {
    kind: 'identityDecision',
    userId,
    payload: { documentRequestId: waiting.id, decision },
    now: work.clock.now(),
  });
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'identity', after: { decision } });
}
