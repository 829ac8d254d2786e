import type { HandoverKey, Sha256 } from '../../../domain/handovers/event.ts';
import { isClosed, sealedDigest } from '../../../domain/handovers/outbox.ts';
import type { StoredOutbox } from './database.ts';

/**
 * A browser that needs room deletes an app's database and files as a whole, and leaves its cookies. So one says which
 * phone this is and what it has not finished; a phone with another id than its marker has been emptied.
 */
export interface Marker {
  readonly phoneId: string;
  readonly handovers: readonly MarkedHandover[];
}

export interface MarkedHandover extends HandoverKey {
  readonly driverId: string;
  readonly renter: string;
  readonly acts: number;
  readonly sealed: Sha256 | null;
}

const NAME = 'drive-phone';
/** As long as a browser stores any. */
const DAYS = 400;
/** Browsers drop a cookie over 4096 bytes without a word. */
const MOST_LETTERS = 3_400;

export function markerOf(phoneId: string, outboxes: readonly StoredOutbox[]): Marker {
  const open = outboxes
    .filter((outbox) => !isClosed(outbox))
    .toSorted((one, other) => (one.beganAt < other.beganAt ? -1 : 1));
  return {
    phoneId,
    handovers: open.map((outbox) => {
      const { bookingId, kind, driverId, renter, events } = outbox;
      const sealed = sealedDigest(outbox);
      return { bookingId, kind, driverId, renter, acts: events.length, sealed };
    }),
  };
}

/** The value for `document.cookie`, of Drive’s own pages only. What does not fit is left out, the newest last. */
export function markerCookie(marker: Marker, isSecure: boolean): string {
  let { handovers } = marker;
  const written = () => encodeURIComponent(JSON.stringify({ ...marker, handovers }));
  while (written().length > MOST_LETTERS) handovers = handovers.slice(1);
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${written()}; Path=/drive; SameSite=Strict; Max-Age=${DAYS * 86_400}${secure}`;
}

/** The one in `document.cookie`; whatever is odd counts as none. */
export function readMarker(cookies: string): Marker | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${NAME}=`));
  if (pair === undefined) return null;
  try {
    return JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1)));
  } catch {
    return null;
  }
}
