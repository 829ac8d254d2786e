import type { AreaList } from '../../../contract/cities.ts';
import { covers } from '../../../domain/polygon.ts';
import type { SearchState } from '../trip/state/search-state.ts';

/** Addresses that are not chosen yet are not out of reach: that is asked for first. */
export function isWithinReach(
  { start, end }: Pick<SearchState, 'start' | 'end'>,
  areas: AreaList['areas'],
): boolean {
  return [start.location, end.location]
    .filter((point) => point !== null)
    .every((point) => areas.some(({ outline }) => covers(outline, point)));
}
