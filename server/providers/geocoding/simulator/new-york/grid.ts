import type { Point } from '../model.ts';

/*
 * Manhattan from 14th to 155th Street is a grid: a point is known by how far uptown it lies and how
 * far west. Metres from a point near Grand Central, along axes turned 29 degrees from north.
 */
const ORIGIN: Point = [40.7527, -73.9772];
const TURN = (28.99 * Math.PI) / 180;
const METRES_PER_DEGREE = 111_195;
const SHRINK = Math.cos((ORIGIN[0] * Math.PI) / 180);

/** Street number and its metres uptown; blocks between two of these are equally deep. */
const UPTOWN: readonly (readonly [street: number, metres: number])[] = [
  [8, -2778],
  [14, -2303],
  [16, -2124],
  [22, -1676],
  [24, -1506],
  [33, -795],
  [34, -711],
  [42, -78],
  [43, 10],
  [57, 1127],
  [59, 1299],
  [60, 1377],
  [71, 2248],
  [72, 2340],
  [78, 2827],
  [79, 2916],
  [85, 3403],
  [87, 3575],
  [96, 4299],
  [97, 4383],
  [110, 5435],
  [125, 6650],
  [155, 9070],
];

/** Metres west of the origin at which the avenues run. */
export const WEST = {
  york: -965,
  first: -755,
  second: -514,
  third: -307,
  lexington: -152,
  park: 4,
  madison: 160,
  fifth: 314,
  sixth: 626,
  seventh: 901,
  eighth: 1174,
  ninth: 1450,
  tenth: 1720,
  eleventh: 1998,
  twelfth: 2280,
} as const;

/** A street between two known ones, and beyond the last by the depth of the nearest blocks. */
function interpolate(value: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  const after = UPTOWN.findIndex((mark, index) => index > 0 && mark[from] >= value);
  const high = UPTOWN[after === -1 ? UPTOWN.length - 1 : after] ?? [0, 0];
  const low = UPTOWN[after === -1 ? UPTOWN.length - 2 : after - 1] ?? [0, 0];
  const share = (value - low[from]) / (high[from] - low[from]);
  return low[to] + share * (high[to] - low[to]);
}

export function metresUptown(street: number): number {
  return interpolate(street, 0);
}

export function pointOnGrid(uptown: number, west: number): Point {
  const east = uptown * Math.sin(TURN) - west * Math.cos(TURN);
  const north = uptown * Math.cos(TURN) + west * Math.sin(TURN);
  return [ORIGIN[0] + north / METRES_PER_DEGREE, ORIGIN[1] + east / (METRES_PER_DEGREE * SHRINK)];
}

/** Where a point lies on the grid: which street it is level with, and how far west it is. */
export function placeOnGrid([latitude, longitude]: Point): { street: number; west: number } {
  const north = (latitude - ORIGIN[0]) * METRES_PER_DEGREE;
  const east = (longitude - ORIGIN[1]) * METRES_PER_DEGREE * SHRINK;
  return {
    street: interpolate(east * Math.sin(TURN) + north * Math.cos(TURN), 1),
    west: north * Math.sin(TURN) - east * Math.cos(TURN),
  };
}
