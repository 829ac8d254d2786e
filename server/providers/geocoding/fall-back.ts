import type { Log } from '../../log.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { type Geocoder, GeocoderUnavailable } from './port.ts';

/**
 * A renter always gets an answer: where the vendor fails or knows nothing, the other one is asked.
 * A vendor that is down is left alone for a while, so that typing does not wait for it each time.
 */
export function fallBack(vendor: Geocoder, other: Geocoder, log: Log): Geocoder {
  const breaker = createCircuitBreaker(GeocoderUnavailable);

  async function attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await breaker.run(() => ask().catch(noteAndRethrow));
    } catch {
      return null; // noted where it happened; while the vendor is left alone there is nothing to note
    }
  }

  function noteAndRethrow(error: unknown): never {
    const reason = error instanceof Error ? error.message : 'failed';
    log.warn({ reason }, 'the address provider gave no answer; the gazetteer answers');
    throw error;
  }

  return {
    async search(query) {
      const places = await attempt(() => vendor.search(query));
      return places?.length ? places : other.search(query);
    },
    async reverse(at) {
      return (await attempt(() => vendor.reverse(at))) ?? other.reverse(at);
    },
  };
}
