import { nearestOn } from '../geometry.ts';
import type { NumberMark, Street } from '../model.ts';
import { metresUptown, pointOnGrid, WEST } from './grid.ts';

interface Avenue {
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** From downtown to uptown: level with which street, how many metres west. */
  readonly path: readonly (readonly [street: number, west: number])[];
  /** House number and the street it is level with. North of 14th Street 20 numbers make a block. */
  readonly numbers: readonly (readonly [number: number, street: number])[];
}

const straight = (from: number, to: number, west: number) =>
  [
    [from, west],
    [to, west],
  ] as const;

const avenues: readonly Avenue[] = [
  {
    name: '1st Avenue',
    path: straight(0.5, 126.5, WEST.first),
    numbers: [
      [1, 0.8],
      [147, 9.2],
      [545, 31.5],
      [787, 44.1],
      [1100, 60.2],
      [2430, 125],
    ],
  },
  {
    name: '2nd Avenue',
    path: straight(0.5, 127.5, WEST.second),
    numbers: [
      [1, 1],
      [240, 14.8],
      [837, 44.7],
      [2490, 127.5],
    ],
  },
  {
    name: '3rd Avenue',
    path: straight(6.5, 128, WEST.third),
    numbers: [
      [1, 6.8],
      [67, 11.1],
      [125, 14.2],
      [318, 23.8],
      [554, 36.7],
      [866, 52.5],
      [2291, 124.4],
      [2350, 128],
    ],
  },
  {
    name: 'Lexington Avenue',
    path: straight(21, 131, WEST.lexington),
    numbers: [
      [1, 21],
      [67, 25.4],
      [2180, 131],
    ],
  },
  {
    name: 'Park Avenue',
    path: straight(32, 132, WEST.park),
    numbers: [
      [1, 33],
      [58, 37.4],
      [1950, 132],
    ],
  },
  {
    name: 'Park Avenue South',
    path: straight(17, 32, WEST.park),
    numbers: [
      [201, 17.1],
      [365, 26.2],
      [475, 32],
    ],
  },
  {
    name: 'Madison Avenue',
    path: straight(23, 137, WEST.madison),
    numbers: [
      [1, 23],
      [62, 27.1],
      [129, 30.7],
      [241, 37.5],
      [299, 41.1],
      [455, 50.2],
      [992, 77.1],
      [2190, 137],
    ],
  },
  {
    name: '5th Avenue',
    path: straight(7, 142, WEST.fifth),
    // Between 60th and 110th Street only one side is built on, so ten numbers make a block.
    numbers: [
      [1, 7.6],
      [66, 12.6],
      [250, 28.2],
      [365, 34.5],
      [479, 41.1],
      [690, 54.1],
      [790, 60.1],
      [1000, 82],
      [1109, 92.3],
      [1230, 104.5],
      [1309, 110.4],
      [1500, 120],
      [2000, 124],
      [2360, 142],
    ],
  },
  {
    name: '6th Avenue',
    otherNames: ['Avenue of the Americas'],
    path: [
      [-14.1, 218],
      [-10.6, 340],
      [-6.8, 467],
      [-0.3, 574],
      [4, 617],
      [59, 629],
    ],
    numbers: [
      [1, -14],
      [145, -4.9],
      [530, 14],
      [815, 28.1],
      [1133, 43.5],
      [1412, 57.7],
      [1440, 59],
    ],
  },
  {
    name: '7th Avenue',
    otherNames: ['Fashion Avenue'],
    path: straight(11.1, 59, WEST.seventh),
    numbers: [
      [1, 11.6],
      [297, 26.8],
      [940, 59],
    ],
  },
  {
    name: '8th Avenue',
    path: [
      [9, 1235],
      [14, 1166],
      [58.6, 1172],
    ],
    numbers: [
      [1, 9.3],
      [231, 21.5],
      [700, 44.2],
      [995, 58.6],
    ],
  },
  {
    name: '9th Avenue',
    path: straight(12.2, 59, 1446),
    numbers: [
      [1, 12.2],
      [29, 13.4],
      [511, 38.4],
      [925, 59],
    ],
  },
  {
    name: '10th Avenue',
    path: [
      [8.7, 1662],
      [13.2, 1716],
      [59, 1719],
    ],
    numbers: [
      [1, 12.5],
      [180, 20.9],
      [444, 34.7],
      [905, 59],
    ],
  },
  {
    name: '11th Avenue',
    path: straight(21.5, 59, WEST.eleventh),
    numbers: [
      [150, 21.5],
      [653, 47.5],
      [880, 59],
    ],
  },
  { name: '12th Avenue', path: straight(24, 59, WEST.twelfth), numbers: [] },
  {
    name: 'Columbus Avenue',
    path: straight(59, 110, 1453),
    numbers: [
      [1, 59.2],
      [1010, 110],
    ],
  },
  {
    name: 'Amsterdam Avenue',
    path: straight(59, 190, 1724),
    numbers: [
      [1, 59.2],
      [1235, 120.8],
      [2610, 190],
    ],
  },
  {
    name: 'West End Avenue',
    path: straight(59, 107, WEST.eleventh),
    numbers: [
      [1, 59.2],
      [955, 107],
    ],
  },
  {
    name: 'Central Park West',
    path: straight(59.6, 109.7, 1178),
    numbers: [
      [1, 59.8],
      [500, 110],
    ],
  },
  {
    name: 'York Avenue',
    path: straight(59, 92, WEST.york),
    numbers: [
      [1100, 59.2],
      [1760, 92],
    ],
  },
  {
    name: 'Frederick Douglass Boulevard',
    otherNames: ['8th Avenue uptown'],
    path: straight(110.2, 159, 1179),
    numbers: [
      [2030, 110.2],
      [2300, 123.5],
      [3010, 159],
    ],
  },
  {
    name: 'Adam Clayton Powell Jr. Boulevard',
    otherNames: ['7th Avenue uptown'],
    path: straight(110, 153, 906),
    numbers: [
      [1801, 110.2],
      [2090, 124.7],
      [2660, 153],
    ],
  },
  {
    name: 'Malcolm X Boulevard',
    otherNames: ['Lenox Avenue'],
    path: straight(110, 147, 633),
    numbers: [
      [1, 110.1],
      [740, 147],
    ],
  },
];

export function gridAvenues(): Street[] {
  return avenues.map(({ name, otherNames = [], path, numbers }) => {
    const line = path.map(([street, west]) => pointOnGrid(metresUptown(street), west));
    const [, west] = path[0] ?? [0, 0];
    // Blocks differ in depth, so the marks between are placed by their street, not by their number.
    const marks = between(numbers).map(([number, street]): NumberMark => {
      const near = nearestOn(line, pointOnGrid(metresUptown(street), westAt(path, street, west)));
      return [number, near?.fraction ?? 0];
    });
    return {
      name,
      otherNames,
      rank: '1',
      postcode: null,
      numbers: marks,
      line,
      borough: 'Manhattan',
    };
  });
}

/** Adds a mark every ten streets between two that are far apart. */
function between(marks: Avenue['numbers']): (readonly [number: number, street: number])[] {
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    if (!next) return [mark];
    const steps = Math.max(1, Math.round((next[1] - mark[1]) / 10));
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      return [
        mark[0] + share * (next[0] - mark[0]),
        mark[1] + share * (next[1] - mark[1]),
      ] as const;
    });
  });
}

function westAt(path: Avenue['path'], street: number, otherwise: number): number {
  const after = path.findIndex(([level]) => level >= street);
  const high = path[after];
  const low = path[after - 1];
  if (!high || !low) return high?.[1] ?? path.at(-1)?.[1] ?? otherwise;
  return low[1] + ((street - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
