import type { Point } from '../../../domain/service-area.ts';
import { pointAtWorldPixel, worldPixel } from '../../../ui/projection.ts';

const steps = 32;

/**
 * The line of our mark between two doors: it leaves and arrives level, and swings in between. It is
 * a sign that the two belong together, not a route, and so it keeps to no street.
 */
export function joiningLine(from: Point, to: Point): readonly Point[] {
  const start = worldPixel(from, 0);
  const end = worldPixel(to, 0);
  const middle = (start.x + end.x) / 2;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const x = bezier(t, start.x, middle, middle, end.x);
    const y = bezier(t, start.y, start.y, end.y, end.y);
    return pointAtWorldPixel({ x, y }, 0);
  });
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s ** 3 * a + 3 * s ** 2 * t * b + 3 * s * t ** 2 * c + t ** 3 * d;
}
