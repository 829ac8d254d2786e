import type { Clock } from '../../clock.ts';
import type { Geocoder } from './port.ts';

const KEPT = { hours: 1 };
const MOST_KEPT = 2_000;

/** Many people type the same beginnings: each is paid for once an hour. Only answers are kept. */
export function rememberPlaces(geocoder: Geocoder, clock: Clock, mostKept = MOST_KEPT): Geocoder {
  const remember = createMemory(clock, mostKept);
  return {
    search(query) {
      const text = query.text.trim().replace(/\s+/g, ' ').toLowerCase();
      const key = JSON.stringify([query.city, text, query.limit]);
      return remember(key, () => geocoder.search(query));
    },
    reverse(at) {
      const key = JSON.stringify([at.city, metre(at.latitude), metre(at.longitude)]);
      return remember(key, () => geocoder.reverse(at));
    },
  };
}

function createMemory(clock: Clock, mostKept: number) {
  const kept = new Map<string, { readonly answer: unknown; readonly until: Temporal.Instant }>();
  return async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    const now = clock.now();
    if (known && Temporal.Instant.compare(now, known.until) < 0) return known.answer as T;
    const answer = await ask();
    kept.delete(key);
    kept.set(key, { answer, until: now.add(KEPT) });
    // A map keeps the order of its entries: the first is the oldest.
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

/** Five decimals of a degree. */
const metre = (degrees: number): number => Math.round(degrees * 1e5);
