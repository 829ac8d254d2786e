import { isInside } from '../geometry.ts';
import type { CityGazetteer, Point } from '../model.ts';
import { type Outline, readOutlines, readPlaces, readStreets } from '../read-rows.ts';
import { arrondissements as arrondissementTable } from './arrondissements.ts';
import { places } from './places.ts';
import { quarters } from './quarters.ts';
import { stations } from './stations.ts';
import { avenues } from './streets-avenues.ts';
import { rues } from './streets-rues.ts';
import { vocabulary } from './vocabulary.ts';

export function paris(): CityGazetteer {
  const arrondissements = readOutlines(arrondissementTable);

  function arrondissementAt(at: Point): Outline | null {
    return arrondissements.find(({ outline }) => isInside(outline, at)) ?? null;
  }

  return {
    streets: [avenues, rues].flatMap((table) => readStreets(table)),
    places: [
      ...readPlaces(places),
      ...readPlaces(stations),
      ...readPlaces(quarters),
      ...arrondissements.map(areaOf),
    ],
    vocabulary,
    writeAddress: (street, number) => `${number} ${street}`,
    // Without its number: the 1 of "Rue François 1er" is not the first arrondissement.
    surroundings: (at) => arrondissementAt(at)?.name.replace(/^\d+ /, '') ?? '',
    detail({ at }) {
      const postcode = postcodeOf(arrondissementAt(at));
      return `${postcode ? `${postcode} ` : ''}Paris, France`;
    },
    evenSide: 'right',
  };
}

/** The last two digits of a Paris postcode are the arrondissement. */
function postcodeOf(arrondissement: Outline | null): string | null {
  return arrondissement
    ? `75${String(Number.parseInt(arrondissement.name, 10)).padStart(3, '0')}`
    : null;
}

function areaOf({ name, at }: Outline) {
  const [number = '', ...words] = name.split(' ');
  return {
    name: `${number}${number === '1' ? 'er' : 'e'} arrondissement`,
    otherNames: [`Paris ${number}`, words.join(' ')],
    kind: 'area' as const,
    at,
    weight: 0.45,
    borough: null,
  };
}
