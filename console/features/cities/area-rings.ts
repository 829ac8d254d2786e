import { covers, type Polygon, type Position } from '../../../domain/polygon.ts';

/** About a tenth of a metre: nobody points more exactly. */
const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** The rings that can be drawn, the outline first; one that is being typed has too few corners yet. */
export const drawnRings = (polygon: Polygon | null): Position[][] =>
  (polygon?.coordinates ?? [])
    .filter((ring) => ring.length > 3)
    .map((ring) => ring.map(([longitude, latitude]) => [rounded(longitude), rounded(latitude)]));

export const isDrawnAlike = (one: Polygon | null, other: Polygon | null): boolean =>
  JSON.stringify(drawnRings(one)) === JSON.stringify(drawnRings(other));

/** Which ring is meant by pointing at a place: the hole around it, or the outline. */
export function ringAt(rings: readonly Position[][], [longitude, latitude]: Position): number {
  const hole = rings
    .slice(1)
    .findIndex((ring) => covers({ type: 'Polygon', coordinates: [ring] }, { latitude, longitude }));
  return hole + 1;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The corner of a neighbour so near to the pointer that it must be meant: no gap is left between two areas. */
export function cornerNear(
  neighbours: readonly Polygon[],
  pointer: Pixel,
  { project, withinPx }: { project: (at: Position) => Pixel; withinPx: number },
): Position | undefined {
  const near = neighbours
    .flatMap(({ coordinates }) => coordinates.flat())
    .map((corner) => {
      const { x, y } = project(corner);
      return { corner, distance: Math.hypot(x - pointer.x, y - pointer.y) };
    })
    .filter(({ distance }) => distance <= withinPx)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.corner;
}
