import type { SearchPoint } from '../trip/state/search-state.ts';

/** A text alone is not an address: we could not find its door. */
export function addressOf({ query, location }: SearchPoint): string | null {
  return location && query.trim() !== '' ? query : null;
}
