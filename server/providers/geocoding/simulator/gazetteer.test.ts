import { describe, expect, it } from 'vitest';
import { contains } from '../../../../domain/service-area.ts';
import { searchedCities } from '../searched-cities.fixture.ts';
import { lisbon } from './lisbon/lisbon.ts';
import { newYork } from './new-york/new-york.ts';
import { paris } from './paris/paris.ts';

const gazetteers = { lisbon: lisbon(), 'new-york': newYork(), paris: paris() };

describe.each(['lisbon', 'new-york', 'paris'] as const)('The table of %s', (id) => {
  const { streets, places } = gazetteers[id];
  const { bounds } = searchedCities[id];

  it('draws every street as a line', () => {
    expect(streets.filter(({ line }) => line.length < 2).map(({ name }) => name)).toEqual([]);
  });

  it('lets house numbers only rise along a street', () => {
    const wrong = streets.filter(({ numbers }) =>
      numbers.some(([number, fraction], index) => {
        const before = numbers[index - 1];
        const isRising = !before || (number > before[0] && fraction >= before[1]);
        return !isRising || fraction < 0 || fraction > 1;
      }),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('keeps every place inside the city', () => {
    const outside = places.filter(
      ({ at: [latitude, longitude] }) => !contains(bounds, { latitude, longitude }),
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

describe('The gazetteer', () => {
  it('knows enough of Lisbon and Paris', () => {
    expect(gazetteers.lisbon.streets.length).toBeGreaterThanOrEqual(250);
    expect(gazetteers.paris.streets.length).toBeGreaterThanOrEqual(150);
  });

  it('knows the 24 parishes and the 20 arrondissements', () => {
    const areas = (id: 'lisbon' | 'paris') =>
      gazetteers[id].places.filter(({ kind }) => kind === 'area').map(({ name }) => name);
    expect(areas('lisbon')).toEqual(expect.arrayContaining(['Marvila', 'Santa Maria Maior']));
    expect(areas('paris').filter((name) => name.endsWith('arrondissement'))).toHaveLength(20);
  });
});
