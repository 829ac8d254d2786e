import type { Polygon } from '../../../domain/polygon.ts';
import type { Point } from '../../../domain/service-area.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import { serviceOutline } from './service-outline.ts';

/** What we draw over a city, ours or a hosted one. */
export interface MapLine {
  readonly kind: 'outline' | 'route';
  readonly points: readonly Point[];
}

export interface TripPoints {
  readonly delivery: Point | null;
  readonly return: Point | null;
}

export function mapLines(
  areas: readonly Polygon[],
  route: readonly Point[] | null,
): readonly MapLine[] {
  const outline = serviceOutline(areas).map((points): MapLine => ({ kind: 'outline', points }));
  return route ? [...outline, { kind: 'route', points: route }] : outline;
}

export function isSamePlace(a: Point, b: Point): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

interface LineStyle {
  readonly id: string;
  readonly kind: MapLine['kind'];
  readonly colour: string;
  readonly width: number;
  /** In widths of the line. */
  readonly dashes?: readonly number[];
}

/** From the lowest to the highest. */
export const lineStyles: readonly LineStyle[] = [
  { id: 'outline', kind: 'outline', colour: mapColours.outline, width: 1.5, dashes: [3, 3] },
  { id: 'route-halo', kind: 'route', colour: mapColours.routeHalo, width: 7.5 },
  { id: 'route', kind: 'route', colour: mapColours.route, width: 3.4 },
];
