import { z } from 'zod';
import type { ValidatedDocuments } from '../../contract/documents.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { errorCodes, type IdentityWork } from './identity-work.ts';
import { type Settlement, settleInquiry } from './settle-inquiry.ts';

const IdentityDecision = z.object({
  documentRequestId: z.uuid(),
  decision: z.enum(['approve', 'decline']),
});

/**
 * Tells the provider what the desk has decided, then does what the provider says: it may have been decided there
 * first, and what it decided is what holds.
 */
export async function carryOutDecision(
  work: IdentityWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { documentRequestId, decision } = IdentityDecision.parse(request.payload);
  const row = await work.db
    .selectFrom('document_requests')
    .select('inquiry_id')
    .where('id', '=', documentRequestId)
    .where('user_id', '=', request.userId)
    .executeTakeFirst();
  if (!row?.inquiry_id) return { status: 'failure', errorCode: errorCodes.rejected };
  await work.checks.decideInquiry(row.inquiry_id, decision);
  const settled = await settleInquiry(work, documentRequestId, row.inquiry_id);
  return { status: 'accepted', result: { state: stateAfter(settled) } };
}

function stateAfter({ kind }: Settlement): ValidatedDocuments['state'] {
  switch (kind) {
    case 'verified':
      return 'verified';
    case 'in_review':
    case 'unfinished':
      return 'processing';
    case 'rejected':
      return 'none';
  }
}
