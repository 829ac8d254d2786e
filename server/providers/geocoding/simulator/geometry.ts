import type { Point } from './model.ts';

const METRES_PER_DEGREE = 111_195;

interface OnLine {
  readonly metres: number;
  readonly fraction: number;
  readonly point: Point;
  /** The point asked about lies left of the line as it runs. */
  readonly left: boolean;
}

/** East and north of `origin` in metres; a city is small enough for a flat earth. */
function plane(origin: Point, point: Point): readonly [east: number, north: number] {
  const shrink = Math.cos((origin[0] * Math.PI) / 180);
  return [
    (point[1] - origin[1]) * METRES_PER_DEGREE * shrink,
    (point[0] - origin[0]) * METRES_PER_DEGREE,
  ];
}

export function metresBetween(a: Point, b: Point): number {
  const [east, north] = plane(a, b);
  return Math.sqrt(east * east + north * north);
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function legsOf(line: readonly Point[]): { from: Point; to: Point; metres: number }[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return from ? [{ from, to, metres: metresBetween(from, to) }] : [];
  });
}

export function pointAlong(line: readonly Point[], fraction: number): Point {
  const legs = legsOf(line);
  let left = legs.reduce((sum, leg) => sum + leg.metres, 0) * Math.min(1, Math.max(0, fraction));
  for (const { from, to, metres } of legs) {
    if (left <= metres && metres > 0) return between(from, to, left / metres);
    left -= metres;
  }
  return line.at(-1) ?? [0, 0];
}

/** The place on the line that is nearest to a point. */
export function nearestOn(line: readonly Point[], point: Point): OnLine | null {
  const legs = legsOf(line);
  const length = legs.reduce((sum, leg) => sum + leg.metres, 0);
  let nearest: OnLine | null = null;
  let before = 0;
  for (const { from, to, metres } of legs) {
    const [east, north] = plane(from, to);
    const [eastward, northward] = plane(from, point);
    const along = metres > 0 ? (east * eastward + north * northward) / (metres * metres) : 0;
    const share = Math.min(1, Math.max(0, along));
    const on = between(from, to, share);
    const distance = metresBetween(on, point);
    if (!nearest || distance < nearest.metres) {
      nearest = {
        metres: distance,
        fraction: length > 0 ? (before + share * metres) / length : 0,
        point: on,
        left: east * northward - north * eastward > 0,
      };
    }
    before += metres;
  }
  return nearest;
}

/** Where two lines come closest, and how close. Straight lines are closest at an end or where they cross. */
export function meetingOf(a: readonly Point[], b: readonly Point[]): { at: Point; gap: number } {
  let best: { at: Point; gap: number } = { at: a[0] ?? [0, 0], gap: Number.POSITIVE_INFINITY };
  for (const first of legsOf(a)) {
    for (const second of legsOf(b)) {
      const at = crossing(first.from, first.to, second.from, second.to);
      if (at) return { at, gap: 0 };
    }
  }
  for (const [line, ends] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const end of ends) {
      const near = nearestOn(line, end);
      if (near && near.metres < best.gap) best = { at: near.point, gap: near.metres };
    }
  }
  return best;
}

function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [bx, by] = plane(a, b);
  const [cx, cy] = plane(a, c);
  const [dx, dy] = plane(a, d);
  const cross = bx * (dy - cy) - by * (dx - cx);
  if (cross === 0) return null;
  const onFirst = (cx * (dy - cy) - cy * (dx - cx)) / cross;
  const onSecond = (cx * by - cy * bx) / cross;
  const isOnBoth = onFirst >= 0 && onFirst <= 1 && onSecond >= 0 && onSecond <= 1;
  return isOnBoth ? between(a, b, onFirst) : null;
}

export function isInside(outline: readonly Point[], point: Point): boolean {
  let inside = false;
  let previous = outline.at(-1);
  for (const corner of outline) {
    if (previous && corner[0] > point[0] !== previous[0] > point[0]) {
      const share = (point[0] - corner[0]) / (previous[0] - corner[0]);
      if (point[1] < corner[1] + share * (previous[1] - corner[1])) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
