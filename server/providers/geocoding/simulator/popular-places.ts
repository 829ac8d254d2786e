import type { Place, PlaceKind } from '../port.ts';
import type { CityGazetteer, Found, KnownPlace } from './model.ts';
import { namePlace } from './name-place.ts';

/** How many of a kind are offered to whoever has not typed anything yet. */
const OFFERED: readonly (readonly [kind: PlaceKind, most: number])[] = [
  ['airport', 2],
  ['station', 3],
];
/** A terminal is a part of its airport, not another one. */
const LEAST_WEIGHT: Partial<Record<PlaceKind, number>> = { airport: 0.9 };

/** Where most visitors arrive: the airports, then the stations everybody knows. */
export function popularPlaces(cityId: string, city: CityGazetteer): Place[] {
  return OFFERED.flatMap(([kind, most]) =>
    city.places
      .filter((place) => place.kind === kind && place.weight >= (LEAST_WEIGHT[kind] ?? 0))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map((place) => namePlace(cityId, city, foundAt(place))),
  );
}

export function foundAt({ name, kind, at, borough }: KnownPlace): Found {
  const [latitude, longitude] = at;
  return { name, kind, latitude, longitude, approximate: false, postcode: null, borough };
}
