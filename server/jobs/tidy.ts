import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

const KEPT = Temporal.Duration.from({ hours: 48 });
/** Providers repeat a webhook for some days; after that, an event can be known no longer. */
const EVENTS_KEPT = Temporal.Duration.from({ hours: 30 * 24 });

/**
 * Removes what nobody can ask for any more: stored answers of old writes, lapsed quotes and links, and
 * old webhooks. An event that nobody could handle stays, for whoever looks into it.
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
    .deleteFrom('quotes')
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .execute();
}
