import { countryName, writeDoor } from '../address-format.ts';
import type { SearchedCity } from '../port.ts';
import type { CityGazetteer, KnownPlace, Point, Street } from './model.ts';
import { vocabulary } from './new-york/vocabulary.ts';
import { wordsOf } from './words.ts';

const ALONG = [
  'Harbour Road',
  'Market Street',
  'Church Street',
  'Main Street',
  'Mill Lane',
  'Station Road',
  'Garden Street',
  'Hill Road',
];
const ACROSS = [
  'West Avenue',
  'Castle Street',
  'Bridge Street',
  'Park Avenue',
  'Central Avenue',
  'School Lane',
  'Museum Street',
  'East Avenue',
];
const HIGHEST_NUMBER = 200;

/**
 * A city that exists only in the catalogue gets a plain grid of invented streets, so that the
 * demonstration can deliver there: the simulator's words, never shown beside a real vendor's.
 */
export function inventedCity(city: SearchedCity): CityGazetteer {
  const { southWest, northEast } = city.bounds;
  /** A point of the bounds, as shares of the way east and north. */
  const at = (east: number, north: number): Point => [
    southWest.latitude + north * (northEast.latitude - southWest.latitude),
    southWest.longitude + east * (northEast.longitude - southWest.longitude),
  ];
  const place = (name: string, kind: KnownPlace['kind'], point: Point): KnownPlace => ({
    name: `${city.name} ${name}`,
    otherNames: [],
    kind,
    at: point,
    weight: 1,
    borough: null,
  });
  const streets = [
    ...ALONG.map((name, row) => street(name, [at(0.02, share(row)), at(0.98, share(row))])),
    ...ACROSS.map((name, row) => street(name, [at(share(row), 0.02), at(share(row), 0.98)])),
  ];
  return {
    streets,
    places: [
      place('Airport', 'airport', at(0.9, 0.9)),
      place('Central Station', 'station', at(0.5, 0.5)),
      place('Town Hall', 'public', at(0.45, 0.55)),
      place('General Hospital', 'hospital', at(0.3, 0.35)),
    ],
    vocabulary: {
      ...vocabulary,
      context: new Set(wordsOf(`${city.name} ${countryName(city)}`, vocabulary)),
      districts: new Set(),
    },
    writeAddress: (name, number) => writeDoor(city, name, number),
    surroundings: () => '',
    detail: () => `${city.name}, ${countryName(city)}`,
    evenSide: 'right',
  };
}

/** Eight streets, evenly apart and away from the edges. */
const share = (row: number) => (row + 1) / (ALONG.length + 1);

function street(name: string, line: Street['line']): Street {
  const numbers = [
    [1, 0],
    [HIGHEST_NUMBER, 1],
  ] as const;
  return { name, otherNames: [], rank: '2', postcode: null, numbers, line, borough: null };
}
