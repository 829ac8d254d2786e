import { z } from 'zod';
import type { ValidatedDocuments } from '../../contract/documents.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { errorCodes, type IdentityWork } from './identity-work.ts';
import { revokeDocuments } from './revoke-documents.ts';
import { settleInquiry } from './settle-inquiry.ts';

const Payload = z.object({ documentRequestId: z.uuid(), validationId: z.uuid() });

/** Approves by what the provider says, or takes a check back. */
export async function carryOutValidation(
  work: IdentityWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { documentRequestId, validationId } = Payload.parse(request.payload);
  const validation = await work.db
    .selectFrom('document_validations')
    .select(['action', 'inquiry_id'])
    .where('id', '=', validationId)
    .executeTakeFirst();
  if (validation?.action === 'revoke') {
    await revokeDocuments(work, documentRequestId);
    await endValidation(work, validationId, 'accepted');
    return accepted('none');
  }
  const settled = await settleInquiry(work, documentRequestId, validation?.inquiry_id ?? '');
  switch (settled.kind) {
    case 'verified':
      await endValidation(work, validationId, 'accepted');
      return accepted('verified');
    case 'in_review':
      return accepted('processing');
    case 'unfinished':
    case 'rejected':
      await endValidation(work, validationId, 'rejected');
      return { status: 'failure', errorCode: errorCodes.rejected };
  }
}

const accepted = (state: ValidatedDocuments['state']): Outcome => ({
  status: 'accepted',
  result: { state } satisfies ValidatedDocuments,
});

async function endValidation(
  { db, clock }: IdentityWork,
  id: string,
  status: 'accepted' | 'rejected',
): Promise<void> {
  await db
    .updateTable('document_validations')
    .set({ status, updated_at: clock.now().toString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
