import type { HandoverEvent } from './event.ts';
import { eventText } from './event-text.ts';

/** What becomes of a delivery: what of it is new, or why none of it can be taken. */
export type Delivery =
  | { readonly ok: true; readonly fresh: readonly HandoverEvent[] }
  | { readonly ok: false; readonly code: 'event_out_of_order' | 'event_differs' };

/**
 * A phone may send the same events again and again, in parts and overlapping; each counts once, and only in its turn.
 * `stored` is everything that is known of this phone at this handover, from 1 without a gap.
 */
export function judgeDelivery(
  stored: readonly HandoverEvent[],
  sent: readonly HandoverEvent[],
): Delivery {
  const known = new Map(stored.map((event) => [event.number, event]));
  const fresh: HandoverEvent[] = [];
  for (const event of sent.toSorted((one, other) => one.number - other.number)) {
    const before = known.get(event.number);
    if (before) {
      if (eventText(before) !== eventText(event)) return { ok: false, code: 'event_differs' };
      continue;
    }
    if (event.number !== known.size + 1) return { ok: false, code: 'event_out_of_order' };
    known.set(event.number, event);
    fresh.push(event);
  }
  return { ok: true, fresh };
}
