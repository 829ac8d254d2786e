import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writeRequest } from '../requests/write-request.ts';

/**
 * Ends every check of a renter, finished or under way: the documents then need to be checked again. What
 * the provider stored of them nobody needs any more.
 */
export async function endChecks(
  tx: Queries,
  jobs: Jobs,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const ended = await tx
    .updateTable('document_requests')
    .set({ status: 'failure', updated_at: now.toString() })
    .where('user_id', '=', userId)
    .where('status', '<>', 'failure')
    .returning('inquiry_id')
    .execute();
  const inquiryIds = ended.flatMap(({ inquiry_id }) => inquiry_id ?? []);
  if (inquiryIds.length === 0) return;
  await writeRequest(tx, jobs, { kind: 'identityRedaction', userId, payload: { inquiryIds }, now });
}
