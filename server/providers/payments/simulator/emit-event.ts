import { sql } from 'kysely';
import { toDate } from '../../../db/instant.ts';
import { apiVersion } from '../api-version.ts';
import { readControls } from './controls.ts';
import { newId, saveObject } from './object-store.ts';
import type { EventSubject, EventType } from './objects.ts';
import type { SimulatorQueries } from './tables.ts';
import { unread } from './unread-fields.ts';

export const WEBHOOK_CHANNEL = 'simulator_webhook';
/** While events are to be told out of order, they are gathered for so long. */
const GATHERED = { seconds: 2 };

/** Writes down that something happened and who is to be told, in the transaction of the change. */
export async function emitEvent(
  tx: SimulatorQueries,
  type: EventType,
  object: EventSubject,
  now: Temporal.Instant,
): Promise<void> {
  const id = newId('evt');
  await saveObject(tx, {
    id,
    object: 'event',
    api_version: apiVersion,
    created: unixSeconds(now),
    livemode: false,
    type,
    data: { object },
    ...unread.event,
  });
  const { webhooks } = await readControls(tx);
  const gathered = webhooks.reordered ? now.add(GATHERED) : now;
  const due_at = toDate(gathered.add({ seconds: webhooks.delaySeconds }));
  for (let told = 0; told < webhooks.times; told += 1) {
    await tx.insertInto('stripe_deliveries').values({ event_id: id, due_at }).execute();
  }
  await sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`.execute(tx);
}

export const unixSeconds = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / 1000);
