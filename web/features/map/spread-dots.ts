import type { Point } from '../../../domain/service-area.ts';
import { type Frame, overlap } from '../../../ui/map/frame.ts';
import { type Mark, worldFrame } from '../../../ui/map/mark.ts';

export const dotRadiusPx = 4;
const size = { width: 3 * dotRadiusPx, height: 3 * dotRadiusPx };

export const dotMark = (at: Point): Mark => ({ at, offset: { x: 0, y: 0 }, size });

/** The points that get a dot: not under a mark, and of those that would overlap only the first. */
export function spreadDots(
  points: readonly Point[],
  { zoom, marks }: { readonly zoom: number; readonly marks: readonly Mark[] },
): readonly Point[] {
  const taken: Frame[] = marks.map((mark) => worldFrame(mark, zoom));
  return points.filter((at) => {
    const frame = worldFrame(dotMark(at), zoom);
    if (taken.some((other) => overlap(frame, other))) return false;
    taken.push(frame);
    return true;
  });
}
