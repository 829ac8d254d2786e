import type { Selectable } from 'kysely';
import type { HandoverKey, Sha256 } from '../../domain/handovers/event.ts';
import { type Handover, handoverFrom } from '../../domain/handovers/handover.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';
import type { StoredEvent } from './event-digest.ts';

/** Everything that one phone did at one end of a booking. */
export interface PhoneRecord {
  readonly phoneId: string;
  /** From 1 without a gap; at least one. */
  readonly events: readonly StoredEvent[];
  readonly handover: Handover;
  /** The digests of its last event and of the one that sealed it, as they are stored. */
  readonly lastEvent: Sha256;
  readonly sealingEvent: Sha256 | null;
  /** Who sent the last of it. */
  readonly staffId: string;
  readonly lastAt: Temporal.Instant;
}

/** The phones that took part, the first to be heard of first. */
export async function phonesOf(db: Queries, key: HandoverKey): Promise<PhoneRecord[]> {
  const rows = await db
    .selectFrom('handover_events')
    .selectAll()
    .where('booking_id', '=', key.bookingId)
    .where('kind', '=', key.kind)
    .orderBy('received_at')
    .orderBy('number')
    .execute();
  return [...Map.groupBy(rows, ({ phone_id }) => phone_id)].map(([phoneId, unordered]) => {
    const ordered = unordered.toSorted((one, other) => one.number - other.number);
    const events = ordered.map(storedEvent);
    const last = events.at(-1);
    if (!last) throw new Error('a phone without events');
    return {
      phoneId,
      events,
      handover: handoverFrom(events),
      lastEvent: ordered.at(-1)?.digest ?? '',
      sealingEvent: ordered.find(({ act }) => act.kind === 'sealed')?.digest ?? null,
      staffId: last.staffId,
      lastAt: last.at,
    };
  });
}

export const storedEvent = (row: Selectable<Tables['handover_events']>): StoredEvent => ({
  id: row.id,
  phoneId: row.phone_id,
  number: row.number,
  at: toInstant(row.happened_at),
  act: row.act,
  staffId: row.staff_id,
  receivedAt: toInstant(row.received_at),
  clockOffMs: row.clock_off_ms,
});
