import {
  checkPolygon,
  type Polygon,
  type PolygonRefusal,
  type Position,
} from '../../../domain/polygon.ts';
import { pointIn } from '../../../domain/read-point.ts';

/** One corner a line, as latitude and longitude; an empty line before each hole. The way back to the start is meant. */
export const outlineText = ({ coordinates }: Polygon): string =>
  coordinates
    .map((ring) => ring.slice(0, -1).map(([longitude, latitude]) => `${latitude}, ${longitude}`))
    .map((lines) => lines.join('\n'))
    .join('\n\n');

type ReadOutline =
  | { readonly ok: true; readonly outline: Polygon }
  | { readonly ok: false; readonly code: PolygonRefusal | 'unreadable' };

/** What was typed, or a polygon of GeoJSON that was pasted. */
export function readOutline(typed: string): ReadOutline {
  const outline = outlineIn(typed);
  if (!outline) return { ok: false, code: 'unreadable' };
  const verdict = checkPolygon(outline);
  return verdict.ok ? { ok: true, outline } : verdict;
}

/** As it was typed, whether or not it could be saved. */
export const outlineIn = (typed: string): Polygon | null =>
  typed.trim().startsWith('{') ? pasted(typed) : written(typed);

function written(typed: string): Polygon | null {
  const rings = typed
    .trim()
    .split(/\n\s*\n/)
    .map((ring) => ring.split('\n').map(pointIn));
  if (rings.flat().includes(null)) return null;
  return {
    type: 'Polygon',
    coordinates: rings.map((points) => {
      const corners = points
        .filter((point) => point !== null)
        .map(({ latitude, longitude }): Position => [longitude, latitude]);
      return [...corners, ...corners.slice(0, 1)];
    }),
  };
}

function pasted(typed: string): Polygon | null {
  try {
    const found = polygonIn(JSON.parse(typed));
    const coordinates = found?.map((ring) => ring.map(positionIn));
    return coordinates && !coordinates.flat().includes(null)
      ? { type: 'Polygon', coordinates: coordinates as Position[][] }
      : null;
  } catch {
    return null;
  }
}

/** Of a polygon, of a feature that is one, or of a collection of one. */
function polygonIn(value: unknown): unknown[][] | null {
  const { type, coordinates, geometry, features } = value as Record<string, unknown>;
  if (type === 'Feature') return polygonIn(geometry);
  if (type === 'FeatureCollection') return polygonIn((features as unknown[])[0]);
  return type === 'Polygon' ? (coordinates as unknown[][]) : null;
}

function positionIn(value: unknown): Position | null {
  const [longitude, latitude] = value as unknown[];
  const isOne = typeof longitude === 'number' && typeof latitude === 'number';
  return isOne && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
    ? [longitude, latitude]
    : null;
}
