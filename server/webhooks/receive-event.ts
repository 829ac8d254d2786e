import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';

/** Writes an event down once and queues the work, both or neither; a repetition changes nothing. */
export async function receiveEvent(
  { database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  provider: string,
  event: { readonly id: string; readonly subject: string; readonly ref: string },
): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('webhook_events')
      .values({
        provider,
        event_id: event.id,
        subject: event.subject,
        ref: event.ref,
        received_at: toDate(clock.now()),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await jobs.enqueue(tx, 'webhooks', { eventId: row.id });
  });
}
