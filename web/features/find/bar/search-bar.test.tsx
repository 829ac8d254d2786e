import { expect, test } from 'vitest';
import { polygonOf } from '../../../../domain/polygon.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { SearchBar } from './search-bar.tsx';

const box = {
  southWest: { latitude: 38.69, longitude: -9.23 },
  northEast: { latitude: 38.8, longitude: -9.09 },
};
const lisbon = {
  id: 'lisbon',
  name: 'Lisbon',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  center: { latitude: 38.72, longitude: -9.14 },
  boundingBox: box,
  areas: [polygonOf(box)],
};
const searchButton = /<button[^>]*type="submit"[^>]*>/;

test('the search of the home page can be sent off while it is switched on [A-SEARCH-007 R-SEARCH-023]', () => {
  const shown = rendered(<SearchBar city={lisbon} />);
  expect(shown.match(searchButton)?.[0]).not.toContain('disabled=""');
  expect(shown).not.toContain('Search is off');
});

test('switched off, it cannot, and says so [A-SEARCH-007 R-SEARCH-023]', () => {
  const shown = rendered(<SearchBar city={lisbon} />, { homepageSearchEnabled: false });
  expect(shown.match(searchButton)?.[0]).toContain('disabled=""');
  expect(shown).toContain('Search is off on this page right now.');
  expect(shown).toMatch(/href="\/assets\?city=lisbon"[^>]*>See all cars in Lisbon/);
});
