import type { CarBody, CarDesign, SeatCount } from '../../../contract/car-designs.ts';
import { polygon, round } from '../svg.ts';
import { faceOf } from './face-of.ts';

/**
 * The inside of the car in metres, seen from the back of the cabin: x to the right, y up from the
 * lower edge of the windows, z forward from the eye.
 */
export interface Cabin {
  readonly half: number;
  readonly roof: number;
  /** How high the eye is: just under the roof. */
  readonly eye: number;
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

const LAST_ROW = 1.55;
const ROW_PITCH = 0.84;
const FROM_SEAT_TO_DASH = 0.78;
const SEAT_WIDTH = 0.54;

function seatCentres(count: number, half: number): readonly number[] {
  const outer = half * 0.53;
  return count === 3 ? [-outer * 1.2, 0, outer * 1.2] : [-outer, outer];
}

/** All cars of one kind have the inside of a typical one. */
const TYPICAL: Readonly<Record<CarBody, CarDesign>> = {
  city: 'hyundai-i10',
  hatch: 'volkswagen-golf',
  sedan: 'toyota-camry',
  estate: 'volkswagen-passat',
  suv: 'honda-cr-v',
  cabrio: 'bmw-4-convertible',
  van: 'volkswagen-multivan',
};

export function cabinOf(body: CarBody, seats: SeatCount): Cabin {
  const face = faceOf(TYPICAL[body]);
  const counts = ROWS_OF[seats];
  const half = (face.half - 16) / 100;
  const front = LAST_ROW + (counts.length - 1) * ROW_PITCH;
  const rows = counts.map((count, index) => ({
    z: front - index * ROW_PITCH,
    seats: seatCentres(count, half),
    width: (count === 3 ? half * 0.61 : half * 0.7) / SEAT_WIDTH,
  }));
  const roof = (face.belt - face.roof) / 100;
  return {
    half,
    roof,
    eye: face.open ? roof + 0.12 : Math.min(roof - 0.06, 0.52),
    rows,
    dash: front + FROM_SEAT_TO_DASH,
    open: face.open === true,
  };
}

const ZOOM = 640;
const HORIZON = 112;
const MIDDLE = 320;

export type Point = readonly [x: number, y: number, z: number];

/** How the cabin is put on the picture. */
export interface Sight {
  readonly project: (point: Point) => readonly [number, number];
  /** Path data of a flat part of the cabin. */
  readonly facet: (...points: readonly Point[]) => string;
  /** The transform that puts a drawing in centimetres, upright and facing the eye, at a point. */
  readonly facing: (point: Point, stretch?: number) => string;
}

export function sightOf({ eye }: Cabin): Sight {
  const project = ([x, y, z]: Point): readonly [number, number] => {
    const scale = ZOOM / z;
    return [round(MIDDLE + x * scale), round(HORIZON + (eye - y) * scale)];
  };
  return {
    project,
    facet: (...points) => polygon(points.map(project)),
    facing: (point, stretch = 1) => {
      const [x, y] = project(point);
      const scale = Math.round(ZOOM / point[2]) / 100;
      const across = Math.round(scale * stretch * 100) / 100;
      return `translate(${x} ${y})scale(${across} ${scale})`;
    },
  };
}
