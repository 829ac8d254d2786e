import { type IdentityWork, lockDocumentRequest, setDocumentRequest } from './identity-work.ts';
import { showDrives } from './show-drives.ts';

/**
 * Takes a check back, whether it was finished or not: the documents then need to be validated again.
 * Nobody needs what the provider stored of it any more.
 */
export async function revokeDocuments(
  { db, clock, checks }: IdentityWork,
  documentRequestId: string,
): Promise<void> {
  const now = clock.now();
  const revoked = await db.transaction().execute(async (tx) => {
    const request = await lockDocumentRequest(tx, documentRequestId);
    if (!request) return undefined;
    if (request.status === 'success') {
      await tx
        .updateTable('users')
        .set({ licence_verified: false, identity_verified: false, updated_at: now.toString() })
        .where('id', '=', request.user_id)
        .execute();
      await showDrives(tx, request.user_id, now);
    }
    if (request.status !== 'failure') await setDocumentRequest(tx, request.id, 'failure', now);
    return request;
  });
  if (revoked?.inquiry_id) await checks.redactInquiry(revoked.inquiry_id);
}
