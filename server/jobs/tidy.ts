import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

const KEPT = Temporal.Duration.from({ hours: 48 });
/** Providers repeat a webhook for some days; after that, an event can be known no longer. */
const EVENTS_KEPT = Temporal.Duration.from({ hours: 30 * 24 });

const HOLDS_KEPT = Temporal.Duration.from({ hours: 30 * 24 });
/** As long as a renter or support may ask what became of something. */
const RECORDS_KEPT = Temporal.Duration.from({ hours: 90 * 24 });

/**
 * Removes what nobody can ask for any more: stored answers of old writes, lapsed quotes and links, ended
 * holds and requests, sent emails and old webhooks. An event that nobody could handle and an email that
 * could not be sent stay, for whoever looks into it; so does what a cancellation promised.
 */
export async function tidy(db: Queries, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract(KEPT));
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  await db.deleteFrom('account_links').where('expires_at', '<', before).execute();
  await db.deleteFrom('attempts').where('began_at', '<', before).execute();
  await db
    .deleteFrom('webhook_events')
    .where('handled_at', '<', toDate(now.subtract(EVENTS_KEPT)))
    .execute();
  await db
    .deleteFrom('holds')
    .where('released_at', '<', toDate(now.subtract(HOLDS_KEPT)))
    .execute();
  const recordsBefore = toDate(now.subtract(RECORDS_KEPT));
  await db
    .deleteFrom('requests')
    .where('status', '<>', 'pending')
    .where('kind', '<>', 'cancellation')
    .where('updated_at', '<', recordsBefore)
    .execute();
  await db
    .deleteFrom('outgoing_mail')
    .where('status', '=', 'sent')
    .where('sent_at', '<', recordsBefore)
    .execute();
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .execute();
}
