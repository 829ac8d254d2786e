import type { HandoverEvent, HandoverKey, Sha256 } from '../../domain/handovers/event.ts';
import { eventText, timeText } from '../../domain/handovers/event-text.ts';
import { sha256 } from '../bookings/record/sha256.ts';

/** An event as it is stored: with who sent it, and when by our clock. */
export interface StoredEvent extends HandoverEvent {
  readonly staffId: string;
  readonly receivedAt: Temporal.Instant;
  /** The phone's clock less ours, when it was sent. */
  readonly clockOffMs: number;
}

/** Over everything that is stored of an event and over the event before it of the same phone. */
export function eventDigest(
  { bookingId, kind }: HandoverKey,
  event: StoredEvent,
  previous: Sha256 | null,
): Sha256 {
  const { staffId, receivedAt, clockOffMs } = event;
  const stored = [bookingId, kind, staffId, timeText(receivedAt), clockOffMs];
  return sha256([previous ?? '', eventText(event), JSON.stringify(stored)].join('\n'));
}
