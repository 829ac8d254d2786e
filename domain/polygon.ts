import { type Box, contains, type Point } from './service-area.ts';
import { allowed, refused, type Verdict } from './verdict.ts';

export type Position = [longitude: number, latitude: number];
type Ring = Position[];

/** GeoJSON's: closed rings, the first around it, the others holes in it. */
export interface Polygon {
  readonly type: 'Polygon';
  coordinates: Ring[];
}

export function polygonOf({ southWest, northEast }: Box): Polygon {
  const [south, west] = [southWest.latitude, southWest.longitude];
  const [north, east] = [northEast.latitude, northEast.longitude];
  const ring: Ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

/** The smallest box around it. */
export function boundsOf({ coordinates: [outer = []] }: Polygon): Box {
  const longitudes = outer.map(([longitude]) => longitude);
  const latitudes = outer.map(([, latitude]) => latitude);
  return {
    southWest: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    northEast: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  };
}

/** Its edges belong to it, those of its holes too; a point that is not a number lies nowhere. */
export function covers({ coordinates: [outer = [], ...holes] }: Polygon, at: Point): boolean {
  const point: Position = [at.longitude, at.latitude];
  return (
    sideOf(outer, point) !== 'outside' && holes.every((hole) => sideOf(hole, point) !== 'inside')
  );
}

type Edge = readonly [from: Position, to: Position];

export const edgesOf = (ring: Ring): readonly Edge[] =>
  ring.slice(1).map((to, at): Edge => [ring[at] ?? to, to]);

/** Counts how often a line to the east crosses the ring: an odd number of times from inside. */
function sideOf(ring: Ring, point: Position): 'inside' | 'edge' | 'outside' {
  const [x, y] = point;
  let isInside = false;
  for (const [from, to] of edgesOf(ring)) {
    if (isOn([from, to], point)) return 'edge';
    const isPassed = from[1] > y !== to[1] > y;
    const crossing = ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0];
    if (isPassed && x < crossing) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}

/** Positive left of the edge, negative right of it, zero on its line. */
const turn = ([a, b]: Edge, c: Position) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isOn = ([a, b]: Edge, c: Position) =>
  turn([a, b], c) === 0 &&
  c[0] >= Math.min(a[0], b[0]) &&
  c[0] <= Math.max(a[0], b[0]) &&
  c[1] >= Math.min(a[1], b[1]) &&
  c[1] <= Math.max(a[1], b[1]);

function meet(one: Edge, other: Edge): boolean {
  const crosses =
    Math.sign(turn(one, other[0])) * Math.sign(turn(one, other[1])) < 0 &&
    Math.sign(turn(other, one[0])) * Math.sign(turn(other, one[1])) < 0;
  return crosses || other.some((end) => isOn(one, end)) || one.some((end) => isOn(other, end));
}

export type PolygonRefusal =
  | 'ring_too_short'
  | 'ring_not_closed'
  | 'ring_crosses_itself'
  | 'hole_outside'
  | 'holes_meet'
  | 'area_too_small';

const SMALLEST_KM2 = 0.01;

/** Whether it can be drawn, and nobody could be in doubt where its inside is. */
export function checkPolygon(polygon: Polygon): Verdict<PolygonRefusal> {
  const [outer, ...holes] = polygon.coordinates;
  if (!outer) return refused('ring_too_short');
  for (const ring of [outer, ...holes]) {
    const verdict = checkRing(ring);
    if (!verdict.ok) return verdict;
  }
  for (const hole of holes) {
    const isWithin = hole.every((corner) => sideOf(outer, corner) === 'inside');
    if (!isWithin || ringsMeet(hole, outer)) return refused('hole_outside');
  }
  const isApart = holes.every((hole, at) =>
    holes.slice(at + 1).every((other) => !ringsMeet(hole, other) && !isNested(hole, other)),
  );
  if (!isApart) return refused('holes_meet');
  return areaKm2(polygon) < SMALLEST_KM2 ? refused('area_too_small') : allowed;
}

function checkRing(ring: Ring): Verdict<PolygonRefusal> {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < 4) return refused('ring_too_short');
  if (!isSame(first, last)) return refused('ring_not_closed');
  const edges = edgesOf(ring);
  const crosses = edges.some((edge, at) => {
    if (isSame(...edge)) return true;
    return edges.slice(at + 1).some((other, gap) => {
      const isNext = gap === 0;
      const isLast = at === 0 && gap === edges.length - 2;
      // Neighbours share a corner, and nothing more.
      if (isNext) return isOn(edge, other[1]) || isOn(other, edge[0]);
      if (isLast) return isOn(edge, other[0]) || isOn(other, edge[1]);
      return meet(edge, other);
    });
  });
  return crosses ? refused('ring_crosses_itself') : allowed;
}

const isSame = (one: Position, other: Position) => one[0] === other[0] && one[1] === other[1];
const ringsMeet = (one: Ring, other: Ring) =>
  edgesOf(one).some((edge) => edgesOf(other).some((another) => meet(edge, another)));
const isNested = (one: Ring, other: Ring) =>
  one.some((corner) => sideOf(other, corner) === 'inside') ||
  other.some((corner) => sideOf(one, corner) === 'inside');

export function isWithinBox({ coordinates: [outer = []] }: Polygon, bounds: Box): boolean {
  return outer.every(([longitude, latitude]) => contains(bounds, { latitude, longitude }));
}

const KM_PER_DEGREE = 111.32;

/** Of the ground it covers, its holes taken out; a city is small enough for a flat sum. */
export function areaKm2({ coordinates: [outer = [], ...holes] }: Polygon): number {
  const [around, ...gaps] = [outer, ...holes].map(ringKm2);
  return gaps.reduce((left, gap) => left - gap, around ?? 0);
}

function ringKm2(ring: Ring): number {
  const middle = ring.reduce((sum, [, latitude]) => sum + latitude, 0) / Math.max(1, ring.length);
  const squeeze = Math.cos((middle * Math.PI) / 180);
  // From one of its own corners: differences of large numbers would lose the small ones.
  const [origin = [0, 0]] = ring;
  const twice = edgesOf(ring).reduce((sum, [from, to]) => sum + turn([origin, from], to), 0);
  return (Math.abs(twice) / 2) * squeeze * KM_PER_DEGREE ** 2;
}
