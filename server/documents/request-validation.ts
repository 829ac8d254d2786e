import type { z } from 'zod';
import type { ValidationRequest } from '../../contract/documents.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writeRequest } from '../requests/write-request.ts';

/** Writes down what the renter says of their check. Whether it is so, the provider is asked later. */
export async function requestValidation(
  tx: Queries,
  jobs: Jobs,
  asked: {
    readonly documentRequestId: string;
    readonly userId: string;
    readonly validation: z.output<typeof ValidationRequest>;
    readonly now: Temporal.Instant;
  },
): Promise<RequestRecord> {
  const { documentRequestId, userId, validation, now } = asked;
  const request = await tx
    .selectFrom('document_requests')
    .select('id')
    .where('id', '=', documentRequestId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!request) throw notFound('This identity check');
  const { id: validationId } = await tx
    .insertInto('document_validations')
    .values({
      document_request_id: documentRequestId,
      action: validation.action,
      status: 'pending',
      inquiry_id: validation.action === 'approve' ? validation.inquiryId : null,
      created_at: now.toString(),
      updated_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return writeRequest(tx, jobs, {
    kind: 'documentValidation',
    userId,
    payload: { documentRequestId, validationId },
    now,
  });
}
