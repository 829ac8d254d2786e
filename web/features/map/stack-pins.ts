import type { Point } from '../../../domain/service-area.ts';
import { type Pixel, worldPixel } from '../../../ui/projection.ts';
import { type Frame, overlap } from './frame.ts';

export interface PinStack<Pin> {
  readonly at: Point;
  readonly pins: readonly Pin[];
  /** How far the prices stand from their point: above it, or below it when negative. */
  readonly stemPx: number;
}

interface Stacking {
  readonly zoom: number;
  /** What must stay in sight. */
  readonly doors: readonly Point[];
}

const pin = { width: 72, height: 36 };
/**
 * Short and upwards if there is room, otherwise the nearest place that is free. The longest go down:
 * up there they could leave the map.
 */
const stems = [8, -8, 36, -36, 72, -72, -104, 104, -140, -176];

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
    const same = stacks.find((stack) => isSamePlace(stack.foot, foot));
    if (same) same.pins.push(one);
    else stacks.push({ foot, at: one.at, pins: [one] });
  }
  const taken = doors.map((door) => doorFrame(worldPixel(door, zoom)));
  const feet = stacks.map(({ foot }) => footFrame(foot));
  return stacks.map(({ foot, at, pins: stacked }) => {
    const frameWith = (stemPx: number) => stackFrame(foot, stacked.length, stemPx);
    const isFree = (stemPx: number) =>
      ![...taken, ...feet].some((other) => overlap(frameWith(stemPx), other));
    const stemPx = stems.find(isFree) ?? stems[0] ?? 0;
    taken.push(frameWith(stemPx));
    return { at, pins: stacked, stemPx };
  });
}

/** So close that one price would lie on the other. */
function isSamePlace(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < pin.width / 2 && Math.abs(a.y - b.y) < pin.height;
}

function stackFrame({ x, y }: Pixel, count: number, stemPx: number): Frame {
  const near = y - stemPx;
  const far = near - Math.sign(stemPx) * count * pin.height;
  return {
    left: x - pin.width / 2,
    right: x + pin.width / 2,
    top: Math.min(near, far),
    bottom: Math.max(near, far),
  };
}

/** Where another stem stands. */
function footFrame({ x, y }: Pixel): Frame {
  return { left: x - 4, right: x + 4, top: y - 6, bottom: y };
}

/** A door with its name below. */
function doorFrame({ x, y }: Pixel): Frame {
  return { left: x - 40, right: x + 40, top: y - 12, bottom: y + 42 };
}
