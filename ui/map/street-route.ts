import { box, type Point } from '../../domain/service-area.ts';
import { type Pixel, pointAtWorldPixel, worldPixel } from '../projection.ts';
import { cheapestPath } from './cheapest-path.ts';
import type { CityShape } from './city-shape.ts';
import { graphZoom, type Piece, type StreetGraph, streetGraph } from './street-graph.ts';

/** A door further from any street that we know has no way to it. */
const doorstepPx = 250;
const marginDegrees = 0.02;
/** Nobody would drive farther round: the map lacks the streets between. In pixels of about a metre. */
const longestPx = (straightPx: number) => 3 * straightPx + 2000;

/** The way between two doors along the streets; none where the map does not know the streets. */
export function streetRoute(shape: CityShape, from: Point, to: Point): readonly Point[] | null {
  const [souths, wests] = [
    [from.latitude, to.latitude],
    [from.longitude, to.longitude],
  ];
  const around = box(
    Math.min(...souths) - marginDegrees,
    Math.min(...wests) - marginDegrees,
    Math.max(...souths) + marginDegrees,
    Math.max(...wests) + marginDegrees,
  );
  const graph = streetGraph(shape, around);
  const [start, end] = [from, to].map((door) => doorstep(graph, worldPixel(door, graphZoom)));
  if (!start || !end) return null;
  const corners = [...graph.corners, start.at, end.at];
  const [first, last] = [corners.length - 2, corners.length - 1];
  const steps = [start, end].flatMap(({ piece, at }, index) =>
    [piece.from, piece.to].map((corner): Piece => {
      const { x = 0, y = 0 } = graph.corners[corner] ?? {};
      return { from: first + index, to: corner, cost: Math.hypot(x - at.x, y - at.y) };
    }),
  );
  const direct =
    start.piece === end.piece
      ? [{ from: first, to: last, cost: Math.hypot(start.at.x - end.at.x, start.at.y - end.at.y) }]
      : [];
  const path = cheapestPath([...graph.pieces, ...steps, ...direct], first, last);
  if (!path) return null;
  const way = path.flatMap((corner) => corners[corner] ?? []);
  if (lengthOf(way) > longestPx(lengthOf([start.at, end.at]))) return null;
  return [from, ...way.map((pixel) => pointAtWorldPixel(pixel, graphZoom)), to];
}

const lengthOf = (way: readonly Pixel[]): number =>
  way.reduce((sum, { x, y }, index) => {
    const before = way[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);

interface Doorstep {
  readonly piece: Piece;
  readonly at: Pixel;
  readonly distance: number;
}

/** The nearest spot on a street. */
function doorstep({ corners, pieces }: StreetGraph, door: Pixel): Doorstep | null {
  let nearest: Doorstep | null = null;
  for (const piece of pieces) {
    const [a, b] = [corners[piece.from], corners[piece.to]];
    if (!a || !b) continue;
    const along =
      ((door.x - a.x) * (b.x - a.x) + (door.y - a.y) * (b.y - a.y)) /
      ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const share = Math.min(1, Math.max(0, along));
    const at = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
    const distance = Math.hypot(door.x - at.x, door.y - at.y);
    if (distance < (nearest?.distance ?? doorstepPx)) nearest = { piece, at, distance };
  }
  return nearest;
}
