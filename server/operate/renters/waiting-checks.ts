import type { Queries } from '../../db/connect.ts';

/** Checks that the provider leaves to a person, the oldest first. */
export const waitingChecks = (db: Queries) =>
  db
    .selectFrom('document_requests')
    .innerJoin('users', 'users.id', 'document_requests.user_id')
    .select(({ exists, selectFrom }) => [
      'document_requests.id',
      'document_requests.inquiry_id',
      'document_requests.user_id',
      'document_requests.created_at',
      'users.name',
      'users.email',
      'users.phone_code',
      'users.phone_country',
      'users.phone_number',
      exists(
        selectFrom('requests')
          .select('requests.id')
          .whereRef('requests.user_id', '=', 'document_requests.user_id')
          .where('requests.kind', '=', 'identityDecision')
          .where('requests.status', '=', 'pending'),
      )
        .$castTo<boolean>()
        .as('is_being_decided'),
    ])
    .where('document_requests.status', '=', 'processing')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('document_validations')
          .select('document_validations.id')
          .whereRef('document_validations.document_request_id', '=', 'document_requests.id')
          .where('document_validations.status', '=', 'pending')
          .where('document_validations.provider_status', 'in', ['completed', 'needs_review']),
      ),
    )
    .orderBy('document_requests.created_at');
