import type { RequestRecord } from '../../contract/requests.ts';
import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writeRequest } from '../requests/write-request.ts';
import { openDocumentRequest } from './open-document-request.ts';

/** Queues what gives the renter the way into the provider's widget. */
export async function startDocuments(
  tx: Queries,
  jobs: Jobs,
  userId: string,
  now: Temporal.Instant,
): Promise<RequestRecord> {
  const documentRequestId = await openDocumentRequest(tx, userId, now);
  return writeRequest(tx, jobs, {
    kind: 'documentRequest',
    userId,
    payload: { documentRequestId },
    now,
  });
}
