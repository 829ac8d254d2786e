import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { toDate } from '../../../db/instant.ts';
import { readControls } from './controls.ts';
import { unixSeconds } from './emit-event.ts';
import { endHolds } from './holds.ts';
import type { SimulatorQueries } from './tables.ts';

/** Hands a signed event over and answers the HTTP status, or throws when nobody answered. */
export type Send = (body: string, headers: Record<string, string>) => Promise<number>;

const LONGEST_PAUSE_SECONDS = 3600;
const MOST_ATTEMPTS = 16;

/** Tells every event that is due, each until it is acknowledged; answers how many were. */
export async function deliverWebhooks(
  { db, webhookSecret, clock }: WebhookTarget,
  send: Send,
): Promise<number> {
  await endHolds(db, clock.now());
  let acknowledged = 0;
  for (let next = await claim(db, clock.now()); next; next = await claim(db, clock.now())) {
    const body = JSON.stringify(next.body);
    const status = await send(body, {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': sign(body, webhookSecret, clock.trueNow()),
    }).catch(() => 0);
    const isAcknowledged = status >= 200 && status < 300;
    if (isAcknowledged) acknowledged += 1;
    await db
      .updateTable('stripe_deliveries')
      .set({
        last_status: status,
        ...(isAcknowledged ? { delivered_at: toDate(clock.now()) } : {}),
      })
      .where('seq', '=', next.seq)
      .execute();
  }
  return acknowledged;
}

interface WebhookTarget {
  readonly db: SimulatorQueries;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/**
 * Takes one delivery and dates its next attempt at once: a node that dies while it tells leaves it to
 * another, and no transaction is open while the receiver works.
 */
async function claim(db: SimulatorQueries, now: Temporal.Instant) {
  const { webhooks } = await readControls(db);
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('stripe_deliveries')
      .select(['seq', 'event_id', 'attempts'])
      .where('delivered_at', 'is', null)
      // Due so far ahead nothing ever is: the clock was moved back meanwhile.
      .where(({ or, eb }) =>
        or([
          eb('due_at', '<=', toDate(now)),
          eb('due_at', '>', toDate(now.add({ seconds: 2 * LONGEST_PAUSE_SECONDS }))),
        ]),
      )
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('seq', webhooks.reordered ? 'desc' : 'asc')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const seconds = Math.min(5 * 2 ** due.attempts, LONGEST_PAUSE_SECONDS);
    await tx
      .updateTable('stripe_deliveries')
      .set({ attempts: sql`attempts + 1`, due_at: toDate(now.add({ seconds })) })
      .where('seq', '=', due.seq)
      .execute();
    const { body } = await tx
      .selectFrom('stripe_objects')
      .select('body')
      .where('object', '=', 'event')
      .where('id', '=', due.event_id)
      .executeTakeFirstOrThrow();
    return { seq: due.seq, body };
  });
}

export function sign(body: string, secret: string, at: Temporal.Instant): string {
  const timestamp = unixSeconds(at);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
