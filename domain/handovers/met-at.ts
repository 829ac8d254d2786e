import type { HandoverEvent } from './event.ts';

/**
 * When a driver had the car before them: the renter's card was checked, or the car photographed. The walk around
 * it is our time and not the renter's. Null where neither was noted.
 */
export function metAt(events: readonly HandoverEvent[]): Temporal.Instant | null {
  const first = events.find(
    ({ act }) =>
      (act.kind === 'identity-checked' && act.isSamePerson) ||
      (act.kind === 'photograph-taken' && act.subject === 'view'),
  );
  return first?.at ?? null;
}
