import type { Box, Point } from '../../../domain/service-area.ts';

export type Segment = readonly [from: Point, to: Point];

/**
 * The outline of all areas together. They are boxes that overlap, so we lay the grid of all their
 * edges and keep each piece of an edge that has served ground on one side only.
 */
export function serviceOutline(areas: readonly Box[]): readonly Segment[] {
  const rows = edges(areas.flatMap((area) => [area.southWest.latitude, area.northEast.latitude]));
  const columns = edges(
    areas.flatMap((area) => [area.southWest.longitude, area.northEast.longitude]),
  );
  const isServed = (row: number, column: number): boolean => {
    const south = rows[row];
    const west = columns[column];
    if (south === undefined || west === undefined) return false;
    return areas.some(
      ({ southWest, northEast }) =>
        south >= southWest.latitude &&
        south < northEast.latitude &&
        west >= southWest.longitude &&
        west < northEast.longitude,
    );
  };

  const level = rows.flatMap((latitude, row) =>
    runs(columns, (column) => isServed(row, column) !== isServed(row - 1, column)).map(
      ([west, east]): Segment => [
        { latitude, longitude: west },
        { latitude, longitude: east },
      ],
    ),
  );
  const upright = columns.flatMap((longitude, column) =>
    runs(rows, (row) => isServed(row, column) !== isServed(row, column - 1)).map(
      ([south, north]): Segment => [
        { latitude: south, longitude },
        { latitude: north, longitude },
      ],
    ),
  );
  return [...level, ...upright];
}

function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Neighbouring pieces of the outline as one line. */
function runs(
  stops: readonly number[],
  isOutline: (piece: number) => boolean,
): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [piece, from] of stops.entries()) {
    const to = stops[piece + 1];
    if (to === undefined || !isOutline(piece)) continue;
    const last = found.at(-1);
    if (last?.[1] === from) last[1] = to;
    else found.push([from, to]);
  }
  return found;
}
