import { covers, edgesOf, type Polygon, type Position } from '../../../domain/polygon.ts';
import type { Point } from '../../../domain/service-area.ts';

export type Segment = readonly [from: Point, to: Point];

/**
 * The outline of all areas together. They overlap and meet, so each edge is cut where others cross it or end on it,
 * and those pieces are kept that have served ground on one side only.
 */
export function serviceOutline(areas: readonly Polygon[]): readonly Segment[] {
  const edges = areas.flatMap(({ coordinates }) => coordinates.flatMap(edgesOf));
  const isServed = (at: Position) => areas.some((area) => covers(area, pointAt(at)));
  const pieces = new Map(
    edges
      .flatMap((edge) => piecesOf(edge, cutsOf(edge, edges)))
      .filter((piece) => isOutline(piece, isServed))
      .map((piece) => [String(piece), piece]),
  );
  return joined([...pieces.values()]).map(([from, to]): Segment => [pointAt(from), pointAt(to)]);
}

type Edge = readonly [from: Position, to: Position];

const pointAt = ([longitude, latitude]: Position): Point => ({ latitude, longitude });
const along = ([from, to]: Edge, share: number): Position => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Where an edge is cut, as shares of its length. */
function cutsOf(edge: Edge, others: readonly Edge[]): readonly number[] {
  const [[x, y], [toX, toY]] = edge;
  const [dx, dy] = [toX - x, toY - y];
  const cuts = others.flatMap(([from, to]) => {
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const slant = dx * ey - dy * ex;
    if (slant === 0) {
      // Beside it, or on the same line: then it is cut where the other ends.
      const length = dx * dx + dy * dy;
      return [from, to]
        .filter(([px, py]) => dx * (py - y) === dy * (px - x))
        .map(([px, py]) => ((px - x) * dx + (py - y) * dy) / length);
    }
    const share = ((from[0] - x) * ey - (from[1] - y) * ex) / slant;
    const onOther = ((from[0] - x) * dy - (from[1] - y) * dx) / slant;
    return onOther >= 0 && onOther <= 1 ? [share] : [];
  });
  return [...new Set([0, ...cuts.filter((cut) => cut > 0 && cut < 1), 1])].sort((a, b) => a - b);
}

/** About a centimetre: beside the edge, and still on the ground it bounds. */
const BESIDE_DEGREES = 1e-7;

/** Whether there is served ground on one side only. */
function isOutline([from, to]: Edge, isServed: (at: Position) => boolean): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const beside = BESIDE_DEGREES / Math.hypot(dx, dy);
  const [x, y] = along([from, to], 1 / 2);
  return (
    isServed([x - dy * beside, y + dx * beside]) !== isServed([x + dy * beside, y - dx * beside])
  );
}

/** From west to east, or from south to north: the same piece of two edges is one. */
const piecesOf = (edge: Edge, cuts: readonly number[]): readonly Edge[] =>
  cuts.slice(1).map((end, at): Edge => {
    const [from, to] = [along(edge, cuts[at] ?? 0), along(edge, end)];
    return from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from];
  });

/** Neighbouring pieces of one line as one. */
function joined(pieces: readonly Edge[]): readonly Edge[] {
  const lines: [Position, Position][] = [];
  const inOrder = pieces.toSorted(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
  for (const [from, to] of inOrder) {
    const before = lines.find(
      ([start, end]) =>
        String(end) === String(from) &&
        (end[0] - start[0]) * (to[1] - from[1]) === (end[1] - start[1]) * (to[0] - from[0]),
    );
    if (before) before[1] = to;
    else lines.push([from, to]);
  }
  return lines;
}
