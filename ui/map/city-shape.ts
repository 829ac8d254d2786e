import { boundsOf, type Polygon } from '../../domain/polygon.ts';
import type { Point } from '../../domain/service-area.ts';

/** A city's own map, as `data/README.md` tells it. */
export interface CityShape {
  readonly type: 'FeatureCollection';
  /** Whose facts it shows, as they ask to be named. */
  readonly credits: readonly { readonly text: string; readonly href?: string }[];
  /** Where its streets are. */
  readonly bbox: Edges;
  /** How far land and water are drawn. */
  readonly ground: Edges;
  readonly features: readonly CityFeature[];
}

type Edges = readonly [west: number, south: number, east: number, north: number];
export interface CityFeature {
  readonly type: 'Feature';
  readonly properties: {
    readonly kind: 'water' | 'land' | 'park' | 'street' | 'bridge' | 'district' | 'station';
    readonly class?: string;
    readonly name?: string;
  };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
    | { readonly type: 'Point'; readonly coordinates: Position };
}

export type Position = readonly [longitude: number, latitude: number];

export const toPoint = ([longitude, latitude]: Position): Point => ({ latitude, longitude });

// Files of their own, so that a visitor gets the one city that is shown, and only with the map.
const addresses = import.meta.glob<string>('./data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const shapes = new Map<string, Promise<CityShape>>();

/** A city that nobody has drawn: plain ground, well beyond what is served. */
export function plainShape(areas: readonly Polygon[]): CityShape {
  const boxes = areas.map(boundsOf);
  const south = Math.min(...boxes.map(({ southWest }) => southWest.latitude));
  const west = Math.min(...boxes.map(({ southWest }) => southWest.longitude));
  const north = Math.max(...boxes.map(({ northEast }) => northEast.latitude));
  const east = Math.max(...boxes.map(({ northEast }) => northEast.longitude));
  const [high, wide] = [north - south, east - west];
  return {
    type: 'FeatureCollection',
    credits: [],
    bbox: [west, south, east, north],
    ground: [west - wide, south - high, east + wide, north + high],
    features: [],
  };
}

export const isDrawn = (cityId: string): boolean => `./data/${cityId}.json` in addresses;

/** Once for each city and visit; a failed try is not remembered. */
export function loadCityShape(cityId: string): Promise<CityShape> {
  const known = shapes.get(cityId);
  if (known) return known;
  const loading = fetchShape(cityId);
  shapes.set(cityId, loading);
  loading.catch(() => shapes.delete(cityId));
  return loading;
}

async function fetchShape(cityId: string): Promise<CityShape> {
  const address = addresses[`./data/${cityId}.json`];
  if (!address) throw new Error(`There is no drawing of ${cityId}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map of ${cityId} did not arrive: ${answer.status}`);
  return answer.json();
}
