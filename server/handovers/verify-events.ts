import type { NotNull } from 'kysely';
import { type ChainHead, readChain, type WrongLink } from '../../domain/handovers/chain.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import type { Queries } from '../db/connect.ts';
import { eventDigest } from './event-digest.ts';
import { storedEvent } from './phones-of.ts';

export type WrongEvent = WrongLink & { readonly of: 'events'; readonly handover: HandoverKey };

const AT_ONCE = 500;

/** Reads everything that phones have said, a part at a time, and computes each digest anew. */
export async function verifyEvents(
  db: Queries,
): Promise<{ readonly events: number; readonly wrong: WrongEvent[] }> {
  const wrong: WrongEvent[] = [];
  let events = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const bookings = await bookingsAfter(db, after);
    for (const bookingId of bookings) {
      const rows = await db
        .selectFrom('handover_events')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .orderBy('number')
        .execute();
      const heads = await db
        .selectFrom('evidence_heads')
        .selectAll()
        .where('chain', '=', 'events')
        .where('booking_id', '=', bookingId)
        .execute();
      events += rows.length;
      const rowsOf = Map.groupBy(rows, nameOf);
      const headsOf = Map.groupBy(heads, nameOf);
      for (const phone of new Set([...rowsOf.keys(), ...headsOf.keys()])) {
        const own = rowsOf.get(phone) ?? [];
        const [head] = headsOf.get(phone) ?? [];
        const handover = { bookingId, kind: (own[0] ?? head)?.kind ?? 'deliver' };
        for (const link of wrongOf(own, head)) wrong.push({ ...link, of: 'events', handover });
      }
      after = bookingId;
    }
    if (bookings.length < AT_ONCE) return { events, wrong };
  }
}

const nameOf = ({ kind, phone_id }: { kind: string | null; phone_id: string | null }) =>
  `${kind} ${phone_id}`;

/** Those with events or with the end of a chain of events, whose rows may all be gone. */
async function bookingsAfter(db: Queries, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('handover_events')
    .select('booking_id')
    .where('booking_id', '>', after)
    .union(
      db
        .selectFrom('evidence_heads')
        .select('booking_id')
        .where('chain', '=', 'events')
        .where('booking_id', '>', after)
        .$narrowType<{ booking_id: NotNull }>(),
    )
    .orderBy('booking_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

type Rows = readonly Parameters<typeof storedEvent>[0][];

function wrongOf(rows: Rows, head: ChainHead | undefined): WrongLink[] {
  const chain = readChain(null);
  const wrong = rows.flatMap((row) => {
    const handover = { bookingId: row.booking_id, kind: row.kind };
    const expected = eventDigest(handover, storedEvent(row), chain.previous());
    return chain.take({ position: row.number, digest: row.digest, expected });
  });
  return [...wrong, ...chain.end(head)];
}
