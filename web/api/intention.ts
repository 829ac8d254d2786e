import type { BookingRequest } from '../../contract/bookings.ts';
import { type KeyValueStore, storedText } from './stored-text.ts';

/**
 * One press of "Confirm & Book". Its key makes every repetition (a double click, a retry, a reload
 * after a lost answer) the same booking, so it outlives the page until the outcome is known.
 */
export interface Intention<Body = BookingRequest> {
  readonly key: string;
  readonly body: Body;
  /** Null until the server has answered. */
  readonly requestId: string | null;
}

export interface IntentionMemory<Body = BookingRequest> {
  readonly recall: () => Intention<Body> | null;
  readonly keep: (intention: Intention<Body>) => void;
  readonly forget: () => void;
}

/** By car: another car's checkout in the same tab is another intention. */
export function intentionMemory(carId: string, storage: () => KeyValueStore): IntentionMemory {
  const text = storedText(`handover.booking.${carId}`, storage);
  // Without storage the intention lives as long as the page.
  let current: Intention | null = null;
  return {
    recall: () => current ?? text.read(readIntention),
    keep(intention) {
      current = intention;
      text.write(JSON.stringify(intention));
    },
    forget() {
      current = null;
      text.remove();
    },
  };
}

function readIntention(text: string): Intention | null {
  const { key, body, requestId } = JSON.parse(text) as Partial<Intention>;
  if (typeof key !== 'string' || typeof body?.quoteId !== 'string') return null;
  return { key, body, requestId: typeof requestId === 'string' ? requestId : null };
}
