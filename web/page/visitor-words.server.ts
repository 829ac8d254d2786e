import type { City } from '../../contract/cities.ts';
import type { Words } from '../../i18n/typed-keys.ts';
import { wordsIn } from '../../i18n/words.ts';
import { readSearchState } from '../features/trip/state/search-cookie.ts';

/** The words of a page without a city: as in the city this visitor chose last. */
export function visitorWords(
  request: Request,
  cities: readonly Pick<City, 'id' | 'countryCode'>[],
): Words {
  const { cityId } = readSearchState(request.headers.get('Cookie'));
  return wordsIn(cities.find(({ id }) => id === cityId)?.countryCode);
}
