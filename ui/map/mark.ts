import type { Point } from '../../domain/service-area.ts';
import { type Pixel, type Size, worldPixel } from '../projection.ts';
import type { Frame } from './frame.ts';

/** Something that stands on the map: at its point, or that many pixels beside it. */
export interface Mark {
  readonly at: Point;
  readonly offset: Pixel;
  readonly size: Size;
}

/** Where it stands when its point is at that pixel. */
export function frameAt({ x, y }: Pixel, { offset, size }: Omit<Mark, 'at'>): Frame {
  const [left, top] = [x + offset.x - size.width / 2, y + offset.y - size.height / 2];
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** In pixels of the world at that zoom, so that moving the map changes nothing. */
export function worldFrame(mark: Mark, zoom: number): Frame {
  return frameAt(worldPixel(mark.at, zoom), mark);
}
