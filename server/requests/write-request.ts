import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';

/**
 * Writes down what is asked and queues the work in the same transaction: both are there or neither.
 * The caller answers 202 with the id and the renter watches it.
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
): Promise<string> {
  const { id } = await tx
    .insertInto('requests')
    .values({
      kind: request.kind,
      user_id: request.userId,
      status: 'pending',
      payload: JSON.stringify(request.payload),
      booking_id: request.bookingId ?? null,
      created_at: request.now.toString(),
      updated_at: request.now.toString(),
    })
    .returning(sql<string>`id`.as('id'))
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, 'requests', { requestId: id });
  return id;
}
