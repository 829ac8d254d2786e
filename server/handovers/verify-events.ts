import type { HandoverKey } from '../../domain/handovers/event.ts';
import type { Queries } from '../db/connect.ts';
import { eventDigest } from './event-digest.ts';
import { storedEvent } from './phones-of.ts';

export interface WrongEvent {
  readonly kind: 'event-altered' | 'event-missing';
  readonly handover: HandoverKey;
  readonly number: number;
}

const AT_ONCE = 500;

/** Reads everything that phones have said, a part at a time, and computes each digest anew. */
export async function verifyEvents(
  db: Queries,
): Promise<{ readonly events: number; readonly wrong: WrongEvent[] }> {
  const wrong: WrongEvent[] = [];
  let events = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const bookings = await db
      .selectFrom('handover_events')
      .select('booking_id')
      .distinct()
      .where('booking_id', '>', after)
      .orderBy('booking_id')
      .limit(AT_ONCE)
      .execute();
    for (const { booking_id } of bookings) {
      const rows = await db
        .selectFrom('handover_events')
        .selectAll()
        .where('booking_id', '=', booking_id)
        .orderBy('number')
        .execute();
      events += rows.length;
      const phones = Map.groupBy(rows, ({ kind, phone_id }) => `${kind} ${phone_id}`);
      for (const ofPhone of phones.values()) wrong.push(...wrongOf(ofPhone));
      after = booking_id;
    }
    if (bookings.length < AT_ONCE) return { events, wrong };
  }
}

type Rows = readonly Parameters<typeof storedEvent>[0][];

function wrongOf(rows: Rows): WrongEvent[] {
  const wrong: WrongEvent[] = [];
  let previous: string | null = null;
  let next = 1;
  for (const row of rows) {
    const handover = { bookingId: row.booking_id, kind: row.kind };
    for (; next < row.number; next += 1)
      wrong.push({ kind: 'event-missing', handover, number: next });
    if (eventDigest(handover, storedEvent(row), previous) !== row.digest) {
      wrong.push({ kind: 'event-altered', handover, number: row.number });
    }
    previous = row.digest;
    next = row.number + 1;
  }
  return wrong;
}
