import type { NumberMark, Street } from '../model.ts';
import { metresUptown, pointOnGrid, WEST } from './grid.ts';

/** House number and the metres west at which it stands. */
type Mark = readonly [number: number, west: number];

/** East of Fifth Avenue; Madison, Park and Lexington share the first two hundred numbers. */
const EAST: readonly Mark[] = [
  [1, 290],
  [14, 230],
  [30, 140],
  [53, 105],
  [100, -30],
  [123, -110],
  [145, -200],
  [200, -330],
  [230, -394],
  [300, -545],
  [337, -660],
  [400, -775],
  [500, -985],
  [600, -1190],
];
/**
 * A hundred numbers begin at every avenue, but only sixty or so stand between two of them: they
 * are dense in the first half of the block, and the rest of the hundred is left out.
 */
const WEST_OF_FIFTH: readonly Mark[] = [
  [1, 340],
  [15, 399],
  [35, 446],
  [62, 506],
  [100, 640],
  [123, 710],
  [152, 797],
  [200, 930],
  [229, 1034],
  [247, 1085],
  [300, 1200],
  [336, 1287],
  [400, 1480],
  [454, 1640],
  [500, 1770],
  [528, 1873],
  [600, 2020],
  [700, WEST.twelfth],
];
/** Beside Central Park the west side begins to count at the park. */
const WEST_OF_PARK: readonly Mark[] = [
  [1, 1200],
  [17, 1270],
  [45, 1310],
  [100, 1480],
  [152, 1626],
  [200, 1745],
  [246, 1890],
  [300, 2020],
  [338, 2103],
  [370, 2185],
];

const FIRST_STREET = 14;
const LAST_STREET = 155;
const LAST_EAST_STREET = 132;
const THROUGH = new Set([
  14, 23, 34, 42, 57, 59, 72, 79, 86, 96, 106, 110, 116, 125, 135, 145, 155,
]);

export function crossStreets(): Street[] {
  const numbers = Array.from(
    { length: LAST_STREET - FIRST_STREET + 1 },
    (_, index) => FIRST_STREET + index,
  );
  return numbers.flatMap((number) => {
    const besidePark = number >= 60 && number <= 109;
    const west = besidePark
      ? lay('West', number, WEST_OF_PARK, WEST.eighth, westShore(number))
      : lay('West', number, WEST_OF_FIFTH, harlemShore(number), westShore(number));
    return number <= LAST_EAST_STREET
      ? [west, lay('East', number, EAST, WEST.fifth, eastShore(number))]
      : [west];
  });
}

function lay(
  side: 'East' | 'West',
  number: number,
  marks: readonly Mark[],
  start: number,
  shore: number,
): Street {
  const numbers = marks
    .map(([house, west]): NumberMark => [house, (west - start) / (shore - start)])
    .filter(([, fraction]) => fraction >= 0 && fraction <= 1.02)
    .map(([house, fraction]): NumberMark => [house, Math.min(1, fraction)]);
  const uptown = metresUptown(number);
  return {
    name: `${side} ${ordinal(number)} Street`,
    otherNames: [],
    rank: THROUGH.has(number) ? '1' : '3',
    postcode: null,
    numbers,
    line: [pointOnGrid(uptown, start), pointOnGrid(uptown, shore)],
    borough: 'Manhattan',
  };
}

/** Fifth Avenue, until the Harlem River cuts the streets short of it. */
function harlemShore(street: number): number {
  if (street < 143) return WEST.fifth;
  return street < 150 ? WEST.sixth : WEST.seventh;
}

/** The Hudson, or Riverside Drive above it. */
function westShore(street: number): number {
  if (street < 23) return WEST.tenth + (street - FIRST_STREET) * 32;
  return street < 60 ? WEST.twelfth : 2185;
}

/** The East River, and Stuyvesant Town, which no street crosses. */
function eastShore(street: number): number {
  if (street === 14) return -1770;
  if (street < 20) return WEST.first;
  if (street < 23) return -1000;
  if (street < 42) return -890;
  if (street < 48) return WEST.first;
  if (street < 70) return -980;
  if (street < 91) return -1190;
  if (street < 94) return -930;
  if (street < 102) return -825;
  if (street <= 125) return -950;
  return street <= 128 ? -500 : WEST.park;
}

function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${tens >= 11 && tens <= 13 ? 'th' : (suffix ?? 'th')}`;
}
