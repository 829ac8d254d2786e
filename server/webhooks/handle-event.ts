import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

/**
 * What to do when something changed at a provider, by subject; the address says where it was told. A handler reads the truth from the
 * provider: events come late, twice and out of order. It must be safe to repeat.
 */
export type WebhookHandlers = Readonly<
  Record<string, (ref: string, address: string) => Promise<void>>
>;

export async function handleEvent(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  handlers: WebhookHandlers,
  eventId: string,
): Promise<void> {
  const event = await db
    .selectFrom('webhook_events')
    .select(['provider', 'subject', 'ref', 'handled_at'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event || event.handled_at) return;
  await handlers[event.subject]?.(event.ref, event.provider);
  await db
    .updateTable('webhook_events')
    .set({ handled_at: toDate(clock.now()) })
    .where('id', '=', eventId)
    .execute();
}
