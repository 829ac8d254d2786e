import type { CarPaint } from '../../../contract/car-designs.ts';
import { brightness, lit, shaded } from '../colour.ts';
import { heightGradient } from '../svg.ts';
import { PAINT_COLOURS } from './paint-colours.ts';

/** One paint in the studio's light: what the lamp, the wall and the floor make of it. */
export interface Paintwork {
  readonly base: string;
  readonly glint: string;
  readonly light: string;
  readonly soft: string;
  readonly deep: string;
  readonly edge: string;
}

export function paintwork(paint: CarPaint): Paintwork {
  const base = PAINT_COLOURS[paint];
  const pale = brightness(base) > 0.62;
  return {
    base,
    glint: lit(base, pale ? 0.9 : 0.62),
    light: lit(base, pale ? 0.72 : 0.42),
    soft: lit(base, 0.15),
    deep: shaded(base, pale ? 0.27 : 0.42),
    edge: shaded(base, pale ? 0.45 : 0.62),
  };
}

/** The body from roof to sill: lit above, a dark band where it mirrors the horizon, floor light below. */
export function bodyGradient(id: string, paint: Paintwork, roof: number, sill: number): string {
  return heightGradient(id, roof, sill, [
    [0, paint.light],
    [0.2, paint.soft],
    [0.46, paint.base],
    [0.6, shaded(paint.base, 0.08)],
    [0.7, paint.deep],
    [0.88, shaded(paint.base, 0.2)],
    [1, paint.edge],
  ]);
}
