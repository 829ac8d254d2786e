import type { IdentityWork } from './identity-work.ts';
import { settleInquiry } from './settle-inquiry.ts';

/** An event said that something happened to this inquiry. If it is one of ours, look what. */
export async function settleReportedInquiry(work: IdentityWork, inquiryId: string): Promise<void> {
  const request = await work.db
    .selectFrom('document_requests')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (request) await settleInquiry(work, request.id, inquiryId);
}
