import { round } from '../svg.ts';

export type Spot = readonly [x: number, height: number];

/** A corner in millimetres behind the nose and above the ground, and how far it is rounded off. */
export type Corner = readonly [x: number, height: number, rounding: number];

/** A straight line to a spot, or a curve to it that bends at a corner. */
interface Stroke {
  readonly bend?: Spot;
  readonly to: Spot;
}

function between([x, height]: Spot, [toX, toHeight]: Spot, share: number): Spot {
  return [x + (toX - x) * share, height + (toHeight - height) * share];
}

/** At most half the way to the neighbour, so that two round corners share it. */
function cutBack(corner: Corner, neighbour: Corner): Spot {
  const from: Spot = [corner[0], corner[1]];
  const to: Spot = [neighbour[0], neighbour[1]];
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return between(from, to, distance === 0 ? 0 : Math.min(0.5, corner[2] / distance));
}

function strokesOf(corners: readonly Corner[]): Stroke[] {
  return corners.flatMap((corner, index): Stroke[] => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    const spot: Spot = [corner[0], corner[1]];
    if (before === undefined || after === undefined || corner[2] === 0) return [{ to: spot }];
    return [{ to: cutBack(corner, before) }, { bend: spot, to: cutBack(corner, after) }];
  });
}

/** The same corners as a ring: it begins and ends in the middle of its last side. */
export function ring(corners: readonly Corner[]): Corner[] {
  const first = corners[0];
  const last = corners.at(-1);
  if (first === undefined || last === undefined) return [];
  const seam: Corner = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2, 0];
  return [seam, ...corners, seam];
}

/** On the drawing one unit is a centimetre and the ground is at y = 200. */
export const GROUND = 200;
export const drawnX = (x: number): number => round(x / 10);
export const drawnY = (height: number): number => round(GROUND - height / 10);
const drawn = ([x, height]: Spot): string => `${drawnX(x)} ${drawnY(height)}`;

/** Path data through the corners, left open. */
export function pathThrough(corners: readonly Corner[]): string {
  let at = '';
  return strokesOf(corners)
    .map(({ bend, to }, index) => {
      const target = drawn(to);
      if (index === 0) {
        at = target;
        return `M${target}`;
      }
      if (target === at) return '';
      at = target;
      return bend ? `Q${drawn(bend)} ${target}` : `L${target}`;
    })
    .join('');
}

const STEPS = 8;

/** The spots a pen passes along the corners. */
export function spotsAlong(corners: readonly Corner[]): Spot[] {
  const spots: Spot[] = [];
  for (const { bend, to } of strokesOf(corners)) {
    const from = spots.at(-1);
    if (from && bend) {
      for (let step = 1; step < STEPS; step += 1) {
        const share = step / STEPS;
        spots.push(between(between(from, bend, share), between(bend, to, share), share));
      }
    }
    spots.push(to);
  }
  return spots;
}

/** Where a line along the spots crosses a height or an `x`. */
function crossings(spots: readonly Spot[], axis: 0 | 1, at: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    if (!next || spot[axis] === next[axis]) return [];
    const share = (at - spot[axis]) / (next[axis] - spot[axis]);
    return share < 0 || share > 1 ? [] : [spot[other] + (next[other] - spot[other]) * share];
  });
}

export const topAt = (spots: readonly Spot[], x: number): number =>
  Math.max(0, ...crossings(spots, 0, x));
export const frontAt = (spots: readonly Spot[], height: number): number =>
  Math.min(...crossings(spots, 1, height));
export const backAt = (spots: readonly Spot[], height: number): number =>
  Math.max(...crossings(spots, 1, height));
