import { judgeDelivery } from '../../domain/handovers/delivery.ts';
import type { HandoverEvent, HandoverKey } from '../../domain/handovers/event.ts';
import { moveHead } from '../bookings/record/evidence-heads.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { eventDigest, type StoredEvent } from './event-digest.ts';
import { phonesOf } from './phones-of.ts';

interface Sent {
  readonly phoneId: string;
  readonly sentAt: Temporal.Instant;
  readonly events: readonly HandoverEvent[];
}

/**
 * Stores what is new of a delivery and answers it. The booking's row is locked by whoever calls: one delivery after
 * the other, so that nothing is counted twice.
 */
export async function takeEvents(
  tx: Queries,
  key: HandoverKey,
  { phoneId, sentAt, events }: Sent,
  { staffId, now }: { readonly staffId: string; readonly now: Temporal.Instant },
): Promise<readonly StoredEvent[]> {
  const phone = (await phonesOf(tx, key)).find((one) => one.phoneId === phoneId);
  const stored = phone?.events ?? [];
  const delivery = judgeDelivery(stored, events);
  if (!delivery.ok) throw refusals[delivery.code](stored.length);
  if (await isAnyKnown(tx, delivery.fresh)) throw refusals.event_differs();

  const clockOffMs = sentAt.epochMilliseconds - now.epochMilliseconds;
  let previous = phone?.lastEvent ?? null;
  const taken = delivery.fresh.map((event) => ({ ...event, staffId, receivedAt: now, clockOffMs }));
  for (const event of taken) {
    previous = eventDigest(key, event, previous);
    await tx
      .insertInto('handover_events')
      .values({
        id: event.id,
        booking_id: key.bookingId,
        kind: key.kind,
        phone_id: phoneId,
        number: event.number,
        staff_id: staffId,
        act: JSON.stringify(event.act),
        happened_at: toDate(event.at),
        received_at: toDate(now),
        clock_off_ms: clockOffMs,
        digest: previous,
      })
      .execute();
  }
  const last = taken.at(-1);
  if (last && previous) {
    const phoneEvents = { chain: 'events', booking_id: key.bookingId, kind: key.kind } as const;
    const head = { position: last.number, digest: previous };
    await moveHead(tx, { ...phoneEvents, phone_id: phoneId }, head);
  }
  return taken;
}

const refusals = {
  event_out_of_order: (taken: number) =>
    new Refusal('event_out_of_order', `Number ${taken + 1} comes next.`, [], { taken }),
  event_differs: () =>
    new Refusal('event_differs', 'An event of this id or number was stored with other content.'),
};

/** An id that another phone or another handover has used. */
async function isAnyKnown(tx: Queries, fresh: readonly HandoverEvent[]): Promise<boolean> {
  if (fresh.length === 0) return false;
  const known = await tx
    .selectFrom('handover_events')
    .select('id')
    .where(
      'id',
      'in',
      fresh.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
