import type { Point } from '../../../domain/service-area.ts';
import { type Pixel, worldPixel } from './projection.ts';

export interface PinStack<Pin> {
  readonly at: Point;
  readonly pins: readonly Pin[];
  /** How much longer than usual the stem is, so that the prices stand above a door of the trip. */
  readonly liftPx: number;
}

interface Stacking {
  readonly zoom: number;
  /** What must stay in sight. */
  readonly doors: readonly Point[];
}

const pin = { width: 72, height: 38, stem: 8 };
/** A door with its name below. */
const door = { halfWidth: 48, above: 14, below: 44 };

/**
 * Cars of one garage, or of garages too close to tell apart at this zoom, share a place: their
 * prices stand one above the other on the first one's stem, so that none hides another.
 */
export function stackPins<Pin extends { readonly at: Point }>(
  pins: readonly Pin[],
  { zoom, doors }: Stacking,
): readonly PinStack<Pin>[] {
  const stacks: { foot: Pixel; at: Point; pins: Pin[] }[] = [];
  for (const one of pins) {
    const foot = worldPixel(one.at, zoom);
    const hidden = stacks.find((stack) => overlap(stack.foot, stack.pins.length, foot));
    if (hidden) hidden.pins.push(one);
    else stacks.push({ foot, at: one.at, pins: [one] });
  }
  // From the lowest door up: standing above one, a stack may come to cover the next.
  const low = doors.map((at) => worldPixel(at, zoom)).sort((a, b) => b.y - a.y);
  return stacks.map(({ foot, at, pins: stacked }) => ({
    at,
    pins: stacked,
    liftPx: low.reduce((lift, at) => liftOver(at, foot, stacked.length, lift), 0),
  }));
}

/** A stack grows upwards from its foot. */
function overlap(foot: Pixel, count: number, other: Pixel): boolean {
  const isBeside = Math.abs(other.x - foot.x) >= pin.width;
  const isAbove = other.y <= foot.y - count * pin.height;
  const isBelow = other.y >= foot.y + pin.height;
  return !isBeside && !isAbove && !isBelow;
}

function liftOver(at: Pixel, foot: Pixel, count: number, lift: number): number {
  const bottom = foot.y - pin.stem - lift;
  const top = bottom - count * pin.height;
  const isBeside = Math.abs(at.x - foot.x) >= pin.width / 2 + door.halfWidth;
  const isClear = bottom <= at.y - door.above || top >= at.y + door.below;
  return isBeside || isClear ? lift : foot.y - pin.stem - (at.y - door.above);
}
