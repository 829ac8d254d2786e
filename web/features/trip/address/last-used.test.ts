import { expect, test } from 'vitest';
import { polygonOf } from '../../../../domain/polygon.ts';
import type { SearchCity } from '../state/search-city.ts';
import { emptySearch, type SearchState } from '../state/search-state.ts';
import { lastUsed } from './last-used.ts';

const box = {
  southWest: { latitude: 38.6, longitude: -9.3 },
  northEast: { latitude: 38.8, longitude: -9 },
};
const lisbon: SearchCity = {
  id: 'lisbon',
  name: 'Lisbon',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  center: { latitude: 38.72, longitude: -9.14 },
  boundingBox: box,
  areas: [polygonOf(box)],
};
const at = (query: string) => ({ query, location: { latitude: 38.71, longitude: -9.14 } });
const search: SearchState = {
  ...emptySearch,
  cityId: 'lisbon',
  start: { ...emptySearch.start, ...at('Rua Augusta 110, Lisboa') },
  end: { ...emptySearch.end, ...at('Rua Augusta 110, Lisboa') },
  returnLocationHistory: [
    { label: 'Aeroporto, Lisboa', value: 'custom_location_-9.13,38.77' },
    { label: 'Porto', value: 'custom_location_-8.61,41.15' },
  ],
};

test('the addresses of the last search and earlier returns are offered, each once, where we go', () => {
  expect(lastUsed(search, lisbon).map(({ query }) => query)).toEqual([
    'Rua Augusta 110, Lisboa',
    'Aeroporto, Lisboa',
  ]);
});

test('nothing of another city is', () => {
  expect(lastUsed({ ...search, cityId: 'new-york' }, lisbon)).toEqual([]);
  expect(lastUsed(emptySearch, lisbon)).toEqual([]);
});
