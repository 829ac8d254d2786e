import { describe, expect, it } from 'vitest';
import { searchedCities } from '../searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { metresBetween } from './geometry.ts';
import { knownAddresses } from './known-addresses.fixture.ts';

/** Sights are deep: the point of a museum may lie this far from its door. */
const FARTHEST_METRES = 160;
const MEDIAN_METRES = 60;

const geocoder = createEmbeddedGeocoder();

async function errorOf(city: 'lisbon' | 'new-york', known: readonly [string, number, number]) {
  const [text, latitude, longitude] = known;
  const [place] = await geocoder.search({ city: searchedCities[city], text });
  if (!place) throw new Error(`${text} was not found`);
  return {
    place,
    metres: metresBetween([latitude, longitude], [place.latitude, place.longitude]),
  };
}

describe.each(['lisbon', 'new-york'] as const)('in %s', (city) => {
  it.each(knownAddresses[city])('%s lies where it is known to lie', async (...known) => {
    const { place, metres } = await errorOf(city, known);
    expect(place).toMatchObject({ kind: 'address', approximate: false });
    expect(metres).toBeLessThan(FARTHEST_METRES);
  });

  it('half of the known addresses lie within 60 metres', async () => {
    const errors = await Promise.all(knownAddresses[city].map((known) => errorOf(city, known)));
    const sorted = errors.map(({ metres }) => metres).toSorted((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(MEDIAN_METRES);
  });
});
