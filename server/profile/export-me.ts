import type { PersonalData } from '../../contract/profile.ts';
import type { Queries } from '../db/connect.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/**
 * Everything we hold about a person, row by row. Left out is what is no information about them but a
 * key to something: session tokens, password hashes, the providers' references.
 */
export async function exportMe(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<PersonalData> {
  await recordSecurityEvent(db, { kind: 'data-exported', userId, now });
  const profile = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', profile.company_id)
    .executeTakeFirst();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const bookingIds = bookings.map(({ id }) => id);
  return {
    exportedAt: now.toString({ smallestUnit: 'second' }),
    profile: plain(profile),
    company: company ? plain(company) : null,
    documents: await documentsOf(db, userId),
    cards: plainRows(
      await db
        .selectFrom('payment_methods')
        .select(['brand', 'last4', 'exp_month', 'exp_year', 'funding', 'created_at', 'removed_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    drafts: plainRows(
      await db
        .selectFrom('booking_drafts')
        .select(['car_id', 'trip', 'updated_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    bookings: plainRows(bookings),
    drives: plainRows(
      await db
        .selectFrom('booking_drivers')
        .select(['email', 'invited_at', 'accepted_at', 'left_at', 'removed_at', 'was_cleared'])
        .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('email', '=', profile.email)]))
        .execute(),
    ),
    payments:
      bookingIds.length === 0
        ? []
        : plainRows(
            await db
              .selectFrom('payments')
              .select(['booking_id', 'kind', 'status', 'amount', 'currency', 'created_at'])
              .where('booking_id', 'in', bookingIds)
              .execute(),
          ),
    claims:
      bookingIds.length === 0
        ? []
        : plainRows(
            await db
              .selectFrom('claims')
              .select([
                'booking_id',
                'kind',
                'amount',
                'currency',
                'words',
                'status',
                'objection',
                'decision',
                'withdrawal',
                'made_at',
                'answered_at',
                'decided_at',
              ])
              .where('booking_id', 'in', bookingIds)
              .execute(),
          ),
    invoices:
      bookingIds.length === 0
        ? []
        : plainRows(
            await db
              .selectFrom('invoices')
              .select(['number', 'kind', 'total', 'currency', 'snapshot', 'issued_at'])
              .where('booking_id', 'in', bookingIds)
              .execute(),
          ),
    credit: plainRows(
      await db
        .selectFrom('credit_entries')
        .select(['amount', 'currency', 'reason', 'booking_id', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    promoCodes: plainRows(
      await db
        .selectFrom('promo_redemptions')
        .innerJoin('promo_codes', 'promo_codes.id', 'promo_redemptions.promo_code_id')
        .select([
          'promo_codes.code',
          'promo_redemptions.booking_id',
          'promo_redemptions.created_at',
        ])
        .where('promo_redemptions.user_id', '=', userId)
        .execute(),
    ),
    reviews: plainRows(
      await db.selectFrom('reviews').selectAll().where('user_id', '=', userId).execute(),
    ),
    requests: plainRows(
      await db
        .selectFrom('requests')
        .select(['kind', 'status', 'error_code', 'booking_id', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    sessions: plainRows(
      await db
        .selectFrom('sessions')
        .select(['ip_address', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    securityEvents: plainRows(
      await db
        .selectFrom('security_events')
        .select(['at', 'kind', 'address', 'device'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute(),
    ),
    factors: plainRows(
      await db
        .selectFrom('factors')
        .select(['kind', 'name', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .execute(),
    ),
    messages: plainRows(
      await db
        .selectFrom('outgoing_mail')
        .select(['recipient', 'template', 'status', 'created_at', 'sent_at'])
        .where(({ or, eb }) =>
          or([eb('user_id', '=', userId), eb('recipient', '=', profile.email)]),
        )
        .execute(),
    ),
    texts: plainRows(
      await db
        .selectFrom('outgoing_texts')
        .select(['recipient', 'body', 'status', 'created_at', 'sent_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
    ),
  };
}

async function documentsOf(db: Queries, userId: string) {
  const rows = await db
    .selectFrom('document_requests')
    .leftJoin(
      'document_validations',
      'document_validations.document_request_id',
      'document_requests.id',
    )
    .select([
      'document_requests.status as request',
      'document_requests.created_at',
      'document_validations.action',
      'document_validations.status as validation',
      'document_validations.provider_status',
      'document_validations.created_at as validated_at',
    ])
    .where('document_requests.user_id', '=', userId)
    .orderBy('document_requests.created_at')
    .execute();
  return plainRows(rows);
}

/** As JSON has it: instants as text. */
const plain = (row: object): Record<string, unknown> => JSON.parse(JSON.stringify(row));
const plainRows = (rows: readonly object[]) => rows.map(plain);
