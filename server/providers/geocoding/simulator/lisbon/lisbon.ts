import { isInside, metresBetween } from '../geometry.ts';
import type { CityGazetteer, KnownPlace, Point } from '../model.ts';
import { readCentres, readOutlines, readPlaces, readStreets } from '../read-rows.ts';
import { metroStations } from './metro.ts';
import { parishes as parishTable } from './parishes.ts';
import { places } from './places.ts';
import { quarters as quarterTable } from './quarters.ts';
import { localStreets } from './streets-local.ts';
import { mainStreets } from './streets-main.ts';
import { oldTownStreets } from './streets-old-town.ts';
import { vocabulary } from './vocabulary.ts';

export function lisbon(): CityGazetteer {
  const parishes = readOutlines(parishTable);
  const quarters = readCentres(quarterTable).map(({ name, at, rest: [radius] }) => ({
    name,
    at,
    metres: Number(radius),
  }));

  function parishAt(at: Point): string | null {
    return parishes.find(({ outline }) => isInside(outline, at))?.name ?? null;
  }

  /** The quarter people say where there is one, otherwise the parish. */
  function quarterAt(at: Point): string | null {
    let nearest: string | null = null;
    let least = 1;
    for (const quarter of quarters) {
      const share = metresBetween(quarter.at, at) / quarter.metres;
      if (share < least) {
        nearest = quarter.name;
        least = share;
      }
    }
    return nearest ?? parishAt(at);
  }

  return {
    streets: [oldTownStreets, mainStreets, localStreets].flatMap((table) => readStreets(table)),
    places: [
      ...readPlaces(places),
      ...readPlaces(metroStations),
      ...[...parishes, ...quarters].map(areaOf),
    ],
    vocabulary,
    writeAddress: (street, number) => `${street} ${number}`,
    surroundings: (at) => `${quarterAt(at) ?? ''} ${parishAt(at) ?? ''}`,
    detail({ name, at, postcode }) {
      const quarter = quarterAt(at);
      const town = postcode ? `${postcode} Lisboa` : 'Lisboa';
      return [quarter === name ? null : quarter, town, 'Portugal'].filter(Boolean).join(', ');
    },
    evenSide: 'right',
  };
}

function areaOf({ name, at }: { name: string; at: Point }): KnownPlace {
  return { name, otherNames: [], kind: 'area', at, weight: 0.45, borough: null };
}
