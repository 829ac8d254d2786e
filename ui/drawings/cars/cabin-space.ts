import type { CarBody, SeatCount } from '../../../contract/pictures.ts';
import { polygon, round } from '../svg.ts';
import { FACES } from './faces.ts';

/**
 * The inside of the car in metres, seen from behind and above with the roof panel taken off:
 * x to the right, y up from the lower edge of the windows, z forward from the eye.
 */
export interface Cabin {
  readonly half: number;
  readonly roof: number;
  readonly rows: readonly Row[];
  readonly dash: number;
  readonly open: boolean;
}

interface Row {
  readonly z: number;
  readonly seats: readonly number[];
  /** Share of a full seat's width. */
  readonly width: number;
}

/** From the front row to the last one. */
const ROWS_OF: Readonly<Record<SeatCount, readonly number[]>> = {
  2: [2],
  4: [2, 2],
  5: [2, 3],
  6: [2, 2, 2],
  7: [2, 3, 2],
};

const LAST_ROW = 3.4;
const ROW_PITCH = 0.84;
const FROM_SEAT_TO_DASH = 0.78;
const SEAT_WIDTH = 0.54;

function seatCentres(count: number, half: number): readonly number[] {
  const outer = half * 0.53;
  return count === 3 ? [-outer * 1.2, 0, outer * 1.2] : [-outer, outer];
}

export function cabinOf(body: CarBody, seats: SeatCount): Cabin {
  const face = FACES[body];
  const counts = ROWS_OF[seats];
  const half = (face.half - 16) / 100;
  const front = LAST_ROW + (counts.length - 1) * ROW_PITCH;
  const rows = counts.map((count, index) => ({
    z: front - index * ROW_PITCH,
    seats: seatCentres(count, half),
    width: (count === 3 ? half * 0.61 : half * 0.7) / SEAT_WIDTH,
  }));
  return {
    half,
    roof: (face.belt - face.roof) / 100,
    rows,
    dash: front + FROM_SEAT_TO_DASH,
    open: face.open === true,
  };
}

const EYE = 1.3;
const ZOOM = 1060;
const HORIZON = -112;
const MIDDLE = 320;

/** Units of the picture per metre, at a distance. */
function scaleAt(z: number): number {
  return ZOOM / z;
}

export type Point = readonly [x: number, y: number, z: number];

export function project([x, y, z]: Point): readonly [number, number] {
  const scale = scaleAt(z);
  return [round(MIDDLE + x * scale), round(HORIZON + (EYE - y) * scale)];
}

/** Path data of a flat part of the cabin. */
export function facet(...points: readonly Point[]): string {
  return polygon(points.map(project));
}

/** The transform that puts a drawing in centimetres, upright and facing the eye, at a point. */
export function facing(point: Point, stretch = 1): string {
  const [x, y] = project(point);
  const scale = Math.round(scaleAt(point[2])) / 100;
  const across = Math.round(scale * stretch * 100) / 100;
  return `translate(${x} ${y})scale(${across} ${scale})`;
}
