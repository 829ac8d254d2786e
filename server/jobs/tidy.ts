import { sql } from 'kysely';
import { securityLogPolicy } from '../../domain/policy-constants.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

/** How long what nobody needs any more stays. */
const LIVES = Temporal.Duration.from({ hours: 48 });
/** Providers repeat a webhook for some days; after that, an event can be known no longer. */
const EVENTS_LIVE = Temporal.Duration.from({ hours: 30 * 24 });
/** Whoever opens the welcome email once more is told that all is well. */
const LINKS_LIVE = Temporal.Duration.from({ hours: 30 * 24 });
/** A phone may be without a network for days, and switched off for weeks. */
const PIECES_LIVE = Temporal.Duration.from({ hours: 90 * 24 });
const HOLDS_LIVE = Temporal.Duration.from({ hours: 30 * 24 });
/** As long as a renter or support may ask what became of something. */
const REQUESTS_LIVE = Temporal.Duration.from({ hours: 90 * 24 });
/** Texts too: as long as a bank may ask what a cardholder was sent. */
const EMAILS_LIVE = Temporal.Duration.from({ hours: 540 * 24 });

const SECURITY_EVENTS_LIVE = Temporal.Duration.from({ hours: securityLogPolicy.daysStored * 24 });
const WHOLE_ADDRESSES_LIVE = Temporal.Duration.from({
  hours: securityLogPolicy.daysWithWholeAddress * 24,
});

/**
 * Removes what nobody can ask for any more: stored answers of old writes, lapsed quotes, drafts and links, ended
 * sessions, holds and requests, sent emails and texts, pieces of photographs that never arrived, old webhooks and
 * events of the security log. An event that nobody
 * could handle and an email that could not be sent stay, for whoever looks into it; so does what a cancellation
 * promised.
 */
export async function tidy(db: Queries, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract(LIVES));
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<', toDate(now.subtract(LINKS_LIVE)))
    .execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<', before).execute();
  await db
    .deleteFrom('booking_drafts')
    .where('starts_on', '<', before.toISOString().slice(0, 10))
    .execute();
  await db.deleteFrom('attempts').where('began_at', '<', before).execute();
  // By the true time, which sessions and the codes of authenticator apps go by.
  for (const table of [
    'sessions',
    'factor_challenges',
    'staff_sessions',
    'staff_factor_challenges',
  ] as const) {
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now() - make_interval(hours => ${LIVES.hours})`)
      .execute();
  }
  await db
    .deleteFrom('webhook_events')
    .where('handled_at', '<', toDate(now.subtract(EVENTS_LIVE)))
    .execute();
  await db
    .deleteFrom('holds')
    .where('released_at', '<', toDate(now.subtract(HOLDS_LIVE)))
    .execute();
  await db
    .deleteFrom('requests')
    .where('status', '<>', 'pending')
    .where('kind', '<>', 'cancellation')
    .where('updated_at', '<', toDate(now.subtract(REQUESTS_LIVE)))
    .execute();
  await db
    .deleteFrom('outgoing_mail')
    .where('status', '=', 'sent')
    .where('sent_at', '<', toDate(now.subtract(EMAILS_LIVE)))
    .execute();
  await db
    .deleteFrom('outgoing_texts')
    .where('status', '<>', 'failed')
    .where('created_at', '<', toDate(now.subtract(EMAILS_LIVE)))
    .execute();
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    )
    .execute();
  await tidyPieces(db, now);
  await tidySecurityEvents(db, now);
}

/** Of a photograph whose rest never came; a phone that goes on after all begins it anew. */
async function tidyPieces(db: Queries, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract(PIECES_LIVE));
  await db
    .deleteFrom('evidence_pieces')
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence_pieces as later')
            .select('later.digest')
            .whereRef('later.digest', '=', 'evidence_pieces.digest')
            .where('later.received_at', '>=', before),
        ),
      ),
    )
    .execute();
}

/** An address shortens to its network: a /24, or a /48 in IPv6. */
async function tidySecurityEvents(db: Queries, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', toDate(now.subtract(SECURITY_EVENTS_LIVE)))
    .execute();
  await db
    .updateTable('security_events')
    .set({
      address: sql`network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 48 END))`,
    })
    .where('at', '<', toDate(now.subtract(WHOLE_ADDRESSES_LIVE)))
    .where(sql<boolean>`masklen(address) = CASE family(address) WHEN 4 THEN 32 ELSE 128 END`)
    .execute();
}
