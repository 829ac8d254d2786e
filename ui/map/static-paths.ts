import type { Point } from '../../domain/service-area.ts';
import { worldPixel } from '../projection.ts';
import { type CityFeature, type CityShape, type Position, toPoint } from './city-shape.ts';
import { type StreetClass, smallStreets, throughStreets } from './map-appearance.ts';

/** The zoom the paths are written for. The drawing is then moved and scaled as a whole. */
export const drawnZoom = 12;

export interface StaticPaths {
  /** Where the paths have their origin. */
  readonly origin: Point;
  readonly water: string;
  readonly land: string;
  readonly airports: string;
  readonly lakes: string;
  readonly parks: string;
  readonly streets: Readonly<Record<StreetClass, string>>;
}

/** A city's map as the paths of a drawing, one for each kind of thing. */
export function staticPaths(shape: CityShape): StaticPaths {
  const [west, south, east, north] = shape.bbox;
  const origin = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const middle = worldPixel(origin, drawnZoom);
  const pixel = (position: Position) => {
    const { x, y } = worldPixel(toPoint(position), drawnZoom);
    return `${(x - middle.x).toFixed(1)} ${(y - middle.y).toFixed(1)}`;
  };
  const path = (isMeant: (feature: CityFeature) => boolean) =>
    shape.features
      .filter(isMeant)
      .map(({ geometry }) => pathOf(geometry, pixel))
      .join('');
  const polygons = (kind: string, hasClass: boolean) =>
    path(({ properties }) => properties.kind === kind && 'class' in properties === hasClass);
  const street = (name: StreetClass) =>
    path(({ properties: { kind, class: ofClass } }) => isRoad(kind) && ofClass === name);

  const names = [...smallStreets, ...throughStreets];
  const streets = Object.fromEntries(names.map((name) => [name, street(name)]));
  return {
    origin,
    water: polygons('water', false),
    land: polygons('land', false),
    airports: polygons('land', true),
    lakes: polygons('water', true),
    parks: path(({ properties }) => properties.kind === 'park'),
    streets: streets as Record<StreetClass, string>,
  };
}

const isRoad = (kind: string) => kind === 'street' || kind === 'bridge';

function pathOf(geometry: CityFeature['geometry'], pixel: (position: Position) => string): string {
  switch (geometry.type) {
    case 'Polygon':
      return geometry.coordinates.map((ring) => `M${ring.map(pixel).join('L')}Z`).join('');
    case 'LineString':
      return `M${geometry.coordinates.map(pixel).join('L')}`;
    case 'Point':
      return '';
  }
}
