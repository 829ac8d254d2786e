import { metresBetween } from '../geometry.ts';
import type { CityGazetteer, Point } from '../model.ts';
import { readCentres, readPlaces, readStreets } from '../read-rows.ts';
import { gridAvenues } from './grid-avenues.ts';
import { crossStreets } from './grid-cross-streets.ts';
import { neighbourhoods as neighbourhoodTable } from './neighbourhoods.ts';
import { places } from './places.ts';
import { postcodeAt } from './postcode-at.ts';
import { stations } from './stations.ts';
import { brooklynStreets } from './streets-brooklyn.ts';
import { manhattanStreets } from './streets-manhattan.ts';
import { queensStreets } from './streets-queens.ts';
import { theatres } from './theatres.ts';
import { vocabulary } from './vocabulary.ts';

const NEIGHBOURHOOD_METRES = 1500;

export function newYork(): CityGazetteer {
  const neighbourhoods = readCentres(neighbourhoodTable).map(({ name, at, rest }) => ({
    name,
    at,
    borough: rest[0] ?? 'Manhattan',
    weight: Number(rest[1] ?? 0),
  }));

  function neighbourhoodAt(at: Point, borough: string | null): string | null {
    let nearest: string | null = null;
    let least = NEIGHBOURHOOD_METRES;
    for (const one of neighbourhoods) {
      const metres = one.borough === borough ? metresBetween(one.at, at) : least;
      if (metres < least) {
        nearest = one.name;
        least = metres;
      }
    }
    return nearest;
  }

  return {
    streets: [
      ...crossStreets(),
      ...gridAvenues(),
      ...readStreets(manhattanStreets, 'Manhattan'),
      ...readStreets(brooklynStreets, 'Brooklyn'),
      ...readStreets(queensStreets, 'Queens'),
    ],
    places: [
      ...[places, stations, theatres].flatMap(readPlaces),
      ...neighbourhoods.map((one) => ({ ...one, otherNames: [], kind: 'area' as const })),
    ],
    vocabulary,
    writeAddress: (street, number) => `${number} ${street}`,
    surroundings: (at, borough) => `${borough ?? ''} ${neighbourhoodAt(at, borough) ?? ''}`,
    detail({ kind, at, postcode, borough }) {
      const inManhattan = borough === null || borough === 'Manhattan';
      const isLong = kind === 'street' || kind === 'square' || kind === 'area';
      // A long street has many postcodes and neighbourhoods; a door needs no neighbourhood.
      const known = postcode ?? (inManhattan && !isLong ? postcodeAt(at) : null);
      const needsNone = isLong || kind === 'address' || kind === 'intersection';
      const around = needsNone ? null : neighbourhoodAt(at, borough);
      const state = known ? `New York ${known}` : 'New York';
      const town = inManhattan ? 'New York' : borough;
      return [around, town, state, 'United States'].filter(Boolean).join(', ');
    },
    evenSide: 'unknown',
  };
}
