import { z } from 'zod';
import type { StartedInquiry } from '../../contract/documents.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { errorCodes, type IdentityWork } from './identity-work.ts';
import { openDocumentRequest } from './open-document-request.ts';
import { settleInquiry } from './settle-inquiry.ts';

const Payload = z.object({ documentRequestId: z.uuid() });

export type Environment = StartedInquiry['environment'];

/** Gives the renter the way into the provider's widget: a new inquiry, or the one they left. */
export async function carryOutDocumentRequest(
  work: IdentityWork & { readonly environment: Environment },
  request: PendingRequest,
): Promise<Outcome> {
  const { documentRequestId } = Payload.parse(request.payload);
  const row = await work.db
    .selectFrom('document_requests')
    .innerJoin('users', 'users.id', 'document_requests.user_id')
    .select(['document_requests.status', 'document_requests.inquiry_id', 'users.name'])
    .where('document_requests.id', '=', documentRequestId)
    .where('user_id', '=', request.userId)
    .executeTakeFirst();
  if (row?.status !== 'pending' && row?.status !== 'processing') {
    return { status: 'failure', errorCode: errorCodes.rejected };
  }
  const started = (
    state: StartedInquiry['state'],
    inquiryId: string | null,
    token: string | null,
  ) => {
    const result: StartedInquiry = {
      documentRequestId,
      state,
      inquiryId,
      sessionToken: token,
      environment: work.environment,
    };
    return { status: 'accepted', result } as const;
  };

  if (row.inquiry_id !== null) {
    const settled = await settleInquiry(work, documentRequestId, row.inquiry_id);
    if (settled.kind === 'verified') return started('verified', row.inquiry_id, null);
    if (settled.kind === 'in_review') return started('processing', row.inquiry_id, null);
    if (settled.kind === 'rejected' && settled.reason === 'expired') {
      return carryOutDocumentRequest(work, await startAnew(work, request));
    }
    if (settled.kind === 'rejected') return { status: 'failure', errorCode: errorCodes.rejected };
  }
  const inquiryId =
    row.inquiry_id ?? (await beginInquiry(work, documentRequestId, request, row.name));
  const { sessionToken } = await work.checks.resumeInquiry(inquiryId);
  return started('processing', inquiryId, sessionToken);
}

/** Left for too long: the renter wants to go on, so they begin again without noticing. */
async function startAnew(
  { db, clock }: IdentityWork,
  request: PendingRequest,
): Promise<PendingRequest> {
  const documentRequestId = await db
    .transaction()
    .execute((tx) => openDocumentRequest(tx, request.userId, clock.now()));
  return { ...request, payload: { documentRequestId } };
}

async function beginInquiry(
  { db, clock, checks }: IdentityWork,
  documentRequestId: string,
  { userId }: PendingRequest,
  name: string,
): Promise<string> {
  // The request's own id is the key, so that a second attempt finds the inquiry of the first.
  const inquiry = await checks.createInquiry({ userId, name }, documentRequestId);
  await db
    .updateTable('document_requests')
    .set({ status: 'processing', inquiry_id: inquiry.id, updated_at: clock.now().toString() })
    .where('id', '=', documentRequestId)
    .where('status', '=', 'pending')
    .execute();
  return inquiry.id;
}
