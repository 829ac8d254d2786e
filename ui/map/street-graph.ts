import { type Box, contains, type Point } from '../../domain/service-area.ts';
import { type Pixel, worldPixel } from '../projection.ts';
import { type CityShape, toPoint } from './city-shape.ts';

/** Where its pixels are about a metre wide. */
export const graphZoom = 16;

/** Streets as pieces between one corner and the next, in pixels. */
export interface StreetGraph {
  readonly corners: readonly Pixel[];
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly from: number;
  readonly to: number;
  /** How long it seems: one would rather drive on a large street. */
  readonly cost: number;
}

interface Segment {
  readonly from: Pixel;
  readonly to: Pixel;
  readonly slowness: number;
}

/** What is not named here is not for cars. */
const slowness: Readonly<Record<string, number>> = {
  motorway: 0.8,
  tunnel: 0.9,
  primary: 1,
  secondary: 1.15,
  local: 1.4,
};
/** A street that ends this near to another meets it. */
const reachPx = 12;
const cellPx = 400;

/** The streets within a box. They are lines of their own: where two meet or cross is a corner. */
export function streetGraph({ features }: CityShape, within: Box): StreetGraph {
  const segments = features.flatMap(({ properties, geometry }): Segment[] => {
    const cost = slowness[properties.class ?? ''];
    const isRoad = properties.kind === 'street' || properties.kind === 'bridge';
    if (!isRoad || cost === undefined || geometry.type !== 'LineString') return [];
    return segmentsOf(geometry.coordinates.map(toPoint), within, cost);
  });
  const cuts = segments.map((): number[] => [0, 1]);
  for (const [one, other] of neighbours(segments)) {
    const meeting = meetingOf(segments[one] as Segment, segments[other] as Segment);
    if (!meeting) continue;
    cuts[one]?.push(meeting[0]);
    cuts[other]?.push(meeting[1]);
  }
  return joined(segments, cuts);
}

function segmentsOf(points: readonly Point[], within: Box, cost: number): Segment[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || !(contains(within, before) || contains(within, point))) return [];
    const [from, to] = [worldPixel(before, graphZoom), worldPixel(point, graphZoom)];
    return [{ from, to, slowness: cost }];
  });
}

/** Pairs of segments that pass through the same cell of a grid, each once. */
function neighbours(segments: readonly Segment[]): Iterable<readonly [number, number]> {
  const cells = new Map<string, number[]>();
  const pairs = new Map<string, readonly [number, number]>();
  for (const [index, { from, to }] of segments.entries()) {
    const cell = (value: number) => Math.floor(value / cellPx);
    for (
      let x = cell(Math.min(from.x, to.x) - reachPx);
      x <= cell(Math.max(from.x, to.x) + reachPx);
      x += 1
    )
      for (
        let y = cell(Math.min(from.y, to.y) - reachPx);
        y <= cell(Math.max(from.y, to.y) + reachPx);
        y += 1
      ) {
        const others = cells.get(`${x} ${y}`) ?? [];
        for (const other of others) pairs.set(`${other} ${index}`, [other, index]);
        cells.set(`${x} ${y}`, [...others, index]);
      }
  }
  return pairs.values();
}

/** How far along each of the two they meet; parallel ones do not. */
function meetingOf(one: Segment, other: Segment): readonly [number, number] | null {
  const [a, b] = [vector(one), vector(other)];
  const turn = a.x * b.y - a.y * b.x;
  if (Math.abs(turn) < 1e-9) return null;
  const gap = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const alongOne = (gap.x * b.y - gap.y * b.x) / turn;
  const alongOther = (gap.x * a.y - gap.y * a.x) / turn;
  const isOn = (along: number, { x, y }: Pixel) => {
    const slack = reachPx / Math.hypot(x, y);
    return along >= -slack && along <= 1 + slack;
  };
  if (!isOn(alongOne, a) || !isOn(alongOther, b)) return null;
  return [clamped(alongOne), clamped(alongOther)];
}

const vector = ({ from, to }: Segment): Pixel => ({ x: to.x - from.x, y: to.y - from.y });
const clamped = (along: number) => Math.min(1, Math.max(0, along));

/** Cut at every meeting; ends within reach of each other are one corner. */
function joined(segments: readonly Segment[], cuts: readonly (readonly number[])[]): StreetGraph {
  const corners: Pixel[] = [];
  const known = new Map<string, number>();
  const cornerAt = ({ x, y }: Pixel) => {
    const [column, row] = [Math.round(x / reachPx), Math.round(y / reachPx)];
    const name = `${column} ${row}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, corners.length);
    return corners.push({ x, y }) - 1;
  };
  const pieces = segments.flatMap((segment, index) => {
    const { x, y } = vector(segment);
    const stops = [...(cuts[index] ?? [])]
      .sort((a, b) => a - b)
      .map((along) => cornerAt({ x: segment.from.x + along * x, y: segment.from.y + along * y }));
    return stops.slice(1).flatMap((to, stop): Piece[] => {
      const from = stops[stop] ?? to;
      return from === to
        ? []
        : [{ from, to, cost: lengthOf(corners, from, to) * segment.slowness }];
    });
  });
  return { corners, pieces };
}

function lengthOf(corners: readonly Pixel[], from: number, to: number): number {
  const [a, b] = [corners[from], corners[to]];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
