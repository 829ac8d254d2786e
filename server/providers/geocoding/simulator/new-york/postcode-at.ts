import type { Point } from '../model.ts';
import { placeOnGrid, WEST } from './grid.ts';

/** [postcode, from street, to street, from metres west, to metres west] */
type Zone = readonly [string, number, number, number, number];

const EDGE = 4000;

/** Manhattan's postal zones between 14th and 155th Street, the first that fits. */
const zones: readonly Zone[] = [
  ['10003', 14, 20.3, -EDGE, WEST.fifth],
  ['10011', 14.3, 20.3, WEST.fifth, EDGE],
  ['10009', 14, 20.3, -EDGE, WEST.first],
  ['10010', 20.3, 26.6, -EDGE, WEST.sixth],
  ['10011', 20.3, 24.5, WEST.sixth, EDGE],
  ['10001', 24.5, 35.4, WEST.fifth, EDGE],
  ['10016', 26.6, 40.5, -EDGE, WEST.fifth],
  ['10018', 35.4, 40.6, WEST.fifth, EDGE],
  ['10017', 40.5, 48.6, -EDGE, WEST.fifth],
  ['10036', 41.3, 48.4, WEST.fifth, EDGE],
  ['10022', 49.4, 59.6, -EDGE, WEST.fifth],
  ['10019', 49.4, 59.5, WEST.fifth, EDGE],
  ['10023', 59.5, 75.8, WEST.fifth + 300, EDGE],
  ['10024', 76.5, 91.4, WEST.fifth + 300, EDGE],
  ['10025', 91.4, 114.5, WEST.eighth - 20, EDGE],
  ['10065', 60.4, 68.6, -EDGE, WEST.fifth + 40],
  ['10021', 69.5, 76.4, -EDGE, WEST.fifth + 40],
  ['10075', 76.4, 80.4, -EDGE, WEST.fifth + 40],
  ['10028', 80.4, 86.5, -EDGE, WEST.fifth + 130],
  ['10128', 86.5, 96.4, -EDGE, WEST.fifth + 40],
  ['10029', 96.4, 115.6, -EDGE, WEST.fifth + 10],
  ['10026', 109.8, 119.6, WEST.fifth + 10, 1440],
  ['10035', 115.6, 132, -EDGE, WEST.fifth],
  ['10027', 114.5, 133.5, WEST.fifth + 60, EDGE],
  ['10037', 132, 141, -EDGE, WEST.sixth],
  ['10030', 133.5, 143.5, WEST.sixth, 1320],
  ['10031', 133.5, 153.4, 1320, EDGE],
  ['10039', 143.5, 155, -EDGE, 1320],
];

/** The two sides of an avenue may belong to two zones, and which side a house is on is not known. */
const AVENUE_METRES = 25;

/** The postcode of a point in Manhattan, or null where it would be a guess. */
export function postcodeAt(at: Point): string | null {
  const { street, west } = placeOnGrid(at);
  const eastern = zoneAt(street, west - AVENUE_METRES);
  return eastern === zoneAt(street, west + AVENUE_METRES) ? eastern : null;
}

function zoneAt(street: number, west: number): string | null {
  const zone = zones.find(
    ([, from, to, east, end]) => street >= from && street < to && west >= east && west < end,
  );
  return zone?.[0] ?? null;
}
