import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { endChecks } from './end-checks.ts';

/** A renter may have been verified by us, without a check that could be taken back. */
export async function removeDocuments(
  tx: Queries,
  jobs: Jobs,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ licence_verified: false, identity_verified: false, updated_at: now.toString() })
    .where('id', '=', userId)
    .execute();
  await endChecks(tx, jobs, userId, now);
}
