import type { Clock } from '../../clock.ts';
import type { Geocoder, Place } from './port.ts';

const CACHED_FOR = { hours: 1 };
const MOST_CACHED = 2_000;

/** Many people type the same beginnings: each is paid for once an hour. Failures are not cached. */
export function rememberPlaces(geocoder: Geocoder, clock: Clock, most = MOST_CACHED): Geocoder {
  const searches = createCache<Place[]>(clock, most);
  const points = createCache<Place | null>(clock, most);
  return {
    search(query) {
      const text = query.text.trim().replace(/\s+/g, ' ').toLowerCase();
      const key = JSON.stringify([query.city.id, text, query.limit]);
      return searches(key, () => geocoder.search(query));
    },
    reverse(at) {
      const key = JSON.stringify([at.city.id, metre(at.latitude), metre(at.longitude)]);
      return points(key, () => geocoder.reverse(at));
    },
  };
}

function createCache<T>(clock: Clock, most: number) {
  const cached = new Map<string, { readonly answer: T; readonly until: Temporal.Instant }>();
  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = cached.get(key);
    const now = clock.now();
    if (known && Temporal.Instant.compare(now, known.until) < 0) return known.answer;
    const answer = await ask();
    cached.delete(key);
    cached.set(key, { answer, until: now.add(CACHED_FOR) });
    // A map keeps the order of its entries: the first is the oldest.
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return answer;
  };
}

/** Five decimals of a degree. */
const metre = (degrees: number): number => Math.round(degrees * 1e5);
