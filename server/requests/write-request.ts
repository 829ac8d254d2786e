import { randomUUID } from 'node:crypto';
import type { RequestRecord } from '../../contract/requests.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Jobs } from '../jobs/jobs.ts';

/**
 * Writes down what is asked and queues the work in the same transaction: both are there or neither.
 * The caller answers 202 with the record and the renter watches it.
 */
export async function writeRequest(
  tx: Queries,
  jobs: Jobs,
  request: {
    readonly kind: string;
    readonly userId: string;
    readonly payload: unknown;
    readonly bookingId?: string;
    readonly now: Temporal.Instant;
  },
): Promise<RequestRecord> {
  const id = randomUUID();
  const { kind, bookingId = null } = request;
  const at = toDate(request.now);
  await tx
    .insertInto('requests')
    .values({
      id,
      kind,
      user_id: request.userId,
      status: 'pending',
      payload: JSON.stringify(request.payload),
      booking_id: bookingId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await jobs.enqueue(tx, 'requests', { requestId: id });
  const nothingYet = { result: null, errorCode: null, awaiting: null };
  const asked = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  return { id, kind, status: 'pending', ...nothingYet, bookingId, ...asked };
}
