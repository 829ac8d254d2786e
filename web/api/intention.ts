import type { BookingRequest } from '../../contract/bookings.ts';

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

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** By car: another car's checkout in the same tab is another intention. */
export function intentionMemory(carId: string, storage: () => KeyValueStore): IntentionMemory {
  const name = `handover.booking.${carId}`;
  let current: Intention | null = null;
  const quietly = <T>(use: (storage: KeyValueStore) => T): T | null => {
    try {
      return use(storage());
    } catch {
      // Storage can be switched off or full; then the intention lives as long as the page.
      return null;
    }
  };
  return {
    recall: () => current ?? quietly((from) => readIntention(from.getItem(name))),
    keep(intention) {
      current = intention;
      quietly((on) => on.setItem(name, JSON.stringify(intention)));
    },
    forget() {
      current = null;
      quietly((from) => from.removeItem(name));
    },
  };
}

function readIntention(text: string | null): Intention | null {
  if (text === null) return null;
  const { key, body, requestId } = JSON.parse(text) as Partial<Intention>;
  if (typeof key !== 'string' || typeof body?.quoteId !== 'string') return null;
  return { key, body, requestId: typeof requestId === 'string' ? requestId : null };
}
