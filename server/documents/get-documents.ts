import { sql } from 'kysely';
import type { Documents } from '../../contract/documents.ts';
import { documentState } from '../../domain/policies/document-state.ts';
import type { Queries } from '../db/connect.ts';

export async function getDocuments(
  db: Queries,
  userId: string,
  isEnabled: boolean,
): Promise<Documents> {
  const user = await db
    .selectFrom('users')
    .select(['licence_verified', 'identity_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const request = isEnabled ? await newestRequest(db, userId) : undefined;
  const state = documentState({
    isEnabled,
    requestStatus: request?.status ?? null,
    isLicenceVerified: user.licence_verified,
    isIdentityVerified: user.identity_verified,
  });
  return {
    state,
    request: request
      ? {
          id: request.id,
          status: request.status,
          isInReview: request.status === 'processing' && request.is_in_review,
          rejection: request.rejection
            ? { reason: request.rejection, expiredOn: request.expired_on }
            : null,
          createdAt: request.created_at.toISOString(),
        }
      : null,
  };
}

/** One that is being processed, or else the newest. */
function newestRequest(db: Queries, userId: string) {
  return db
    .selectFrom('document_requests')
    .select(({ exists, selectFrom }) => [
      'id',
      'status',
      'created_at',
      'rejection',
      'expired_on',
      exists(
        selectFrom('document_validations')
          .select('id')
          .whereRef('document_request_id', '=', 'document_requests.id')
          .where('status', '=', 'pending')
          .where('provider_status', 'in', ['completed', 'needs_review']),
      )
        .$castTo<boolean>()
        .as('is_in_review'),
    ])
    .where('user_id', '=', userId)
    .orderBy(sql`status = 'processing'`, 'desc')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
