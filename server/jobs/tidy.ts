import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

const KEPT = Temporal.Duration.from({ hours: 48 });

/** Removes what nobody can ask for any more: kept answers of old writes, lapsed quotes and links. */
export async function tidy(db: Queries, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract(KEPT));
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  await db.deleteFrom('account_links').where('expires_at', '<', before).execute();
  await db.deleteFrom('attempts').where('began_at', '<', before).execute();
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .execute();
}
