import type { Selectable } from 'kysely';
import {
  type InquiryVerdict,
  judgeInquiry,
  type RejectionReason,
} from '../../domain/policies/identity-verdict.ts';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import type { Inquiry } from '../providers/identity/port.ts';
import { type IdentityWork, lockDocumentRequest, setDocumentRequest } from './identity-work.ts';
import { showDrives } from './show-drives.ts';

export type Settlement =
  | InquiryVerdict
  /** The check was over before: given up, revoked or rejected. */
  | { readonly kind: 'rejected'; readonly reason: RejectionReason | 'over' };

/**
 * Reads an inquiry from the provider itself and does what it says: all of it in one transaction, and
 * the same again when it is done twice. What a browser or an event claimed is not looked at.
 */
export async function settleInquiry(
  { db, clock, checks }: IdentityWork,
  documentRequestId: string,
  inquiryId: string,
): Promise<Settlement> {
  // Nobody makes us ask the provider about an inquiry of somebody else.
  const own = await db
    .selectFrom('document_requests')
    .select('id')
    .where('id', '=', documentRequestId)
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirst();
  if (!own) return { kind: 'rejected', reason: 'not_own' };
  const inquiry = await checks.readInquiry(inquiryId);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const request = await lockDocumentRequest(tx, documentRequestId);
    if (!request || !inquiry || request.inquiry_id !== inquiry.id) {
      return { kind: 'rejected', reason: 'not_own' };
    }
    if (request.status === 'success') return { kind: 'verified' };
    if (request.status === 'failure') return { kind: 'rejected', reason: 'over' };
    const verdict = judgeInquiry(
      {
        status: inquiry.status,
        isOwn: inquiry.userId === request.user_id,
        birthdate: dateOf(inquiry.birthdate),
        flaws: inquiry.flaws.map((flaw) => ({ ...flaw, expiredOn: dateOf(flaw.expiredOn) })),
      },
      now.toZonedDateTimeISO('UTC').toPlainDate(),
    );
    await recordVerdict(tx, request, inquiry, verdict, now);
    return verdict;
  });
}

async function recordVerdict(
  tx: Queries,
  request: Selectable<Tables['document_requests']>,
  inquiry: Inquiry,
  verdict: InquiryVerdict,
  now: Temporal.Instant,
): Promise<void> {
  if (verdict.kind === 'unfinished') return;
  if (verdict.kind === 'verified') {
    await tx
      .updateTable('users')
      .set({
        birthdate: inquiry.birthdate,
        ...(inquiry.addressParts.length > 0 ? { address: inquiry.addressParts.join(', ') } : {}),
        licence_verified: true,
        identity_verified: true,
        updated_at: now.toString(),
      })
      .where('id', '=', request.user_id)
      .execute();
    await showDrives(tx, request.user_id, now);
  }
  if (verdict.kind === 'verified') await setDocumentRequest(tx, request.id, 'success', now);
  if (verdict.kind === 'rejected') {
    await setDocumentRequest(tx, request.id, 'failure', now);
    await tx
      .updateTable('document_requests')
      .set({ rejection: verdict.reason, expired_on: verdict.expiredOn?.toString() ?? null })
      .where('id', '=', request.id)
      .execute();
  }
  await recordValidation(tx, request.id, inquiry, verdict.kind, now);
}

const validationStatus = {
  verified: 'accepted',
  rejected: 'rejected',
  in_review: 'pending',
} as const;

/** The renter may have left before telling us; then the check is written down all the same. */
async function recordValidation(
  tx: Queries,
  documentRequestId: string,
  inquiry: Inquiry,
  kind: keyof typeof validationStatus,
  now: Temporal.Instant,
): Promise<void> {
  const outcome = {
    status: validationStatus[kind],
    // Only finished inquiries come here, and the provider's "pending" is not one of them.
    provider_status: inquiry.status === 'pending' ? ('created' as const) : inquiry.status,
    updated_at: now.toString(),
  };
  const notified = await tx
    .updateTable('document_validations')
    .set(outcome)
    .where('document_request_id', '=', documentRequestId)
    .where('inquiry_id', '=', inquiry.id)
    .where('action', '=', 'approve')
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  if (notified.length > 0) return;
  await tx
    .insertInto('document_validations')
    .values({
      document_request_id: documentRequestId,
      action: 'approve',
      inquiry_id: inquiry.id,
      created_at: now.toString(),
      ...outcome,
    })
    .execute();
}

function dateOf(text: string | null): Temporal.PlainDate | null {
  try {
    return text === null ? null : Temporal.PlainDate.from(text);
  } catch {
    return null; // a date that the provider could not read either
  }
}
