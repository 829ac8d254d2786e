import { lit, shaded } from '../colour.ts';
import { circle, line, path } from '../svg.ts';

interface Hair {
  /** What falls behind the neck and the shoulders. */
  readonly behind?: (colour: string) => string;
  readonly front: (colour: string) => string;
}

const PARTED =
  'M51 80C46 48 58 29 80 29C102 29 114 48 109 80C107 63 99 52 78 43C66 50 54 61 51 80Z';
const TIED = 'M50 74C46 45 60 30 80 30C100 30 114 45 110 74C106 57 97 47 80 46C63 47 54 57 50 74Z';
const SHORT =
  'M50 74C44 44 58 27 82 27C106 27 116 46 110 74C108 65 106 58 101 53C90 54 77 51 68 45C64 53 56 58 54 64C52 67 51 70 50 74Z';
const SCARF = '#4f7a86';
const CURLS = [
  [52, 64, 8],
  [55, 51, 10],
  [64, 40, 11],
  [78, 34, 12],
  [93, 37, 11],
  [104, 47, 10],
  [109, 61, 8],
] as const;

const solid = (d: string) => (colour: string) => path(d, colour);
/** The lamp stands to the upper left. */
const shining = (d: string, shine: string) => (colour: string) =>
  path(d, colour) + line(shine, lit(colour, 0.22), 3);

export const hairs = {
  short: { front: shining(SHORT, 'M58 46C63 38 70 34 78 33') },
  parted: {
    behind: solid(
      'M45 102C38 60 48 26 80 26C112 26 122 60 115 102C109 110 99 106 97 98H63C61 106 51 110 45 102Z',
    ),
    front: shining(PARTED, 'M56 54C60 43 67 37 75 35'),
  },
  long: {
    behind: solid(
      'M41 138C34 74 42 25 80 25C118 25 126 74 119 138C110 144 101 138 98 122H62C59 138 50 144 41 138Z',
    ),
    front: shining(PARTED, 'M56 54C60 43 67 37 75 35'),
  },
  bun: {
    behind: (colour) => circle(80, 22, 14, shaded(colour, 0.1)),
    front: shining(TIED, 'M57 52C61 43 68 37 76 36'),
  },
  ponytail: {
    behind: solid('M98 34C128 36 136 76 124 116C114 108 114 88 104 70Z'),
    front: shining(TIED, 'M57 52C61 43 68 37 76 36'),
  },
  curls: {
    front: (colour) =>
      CURLS.map(([x, y, r]) => circle(x, y, r, colour)).join('') +
      CURLS.slice(1, 4)
        .map(([x, y]) => line(`M${x - 5} ${y}A6 6 0 0 1 ${x + 1} ${y - 6}`, lit(colour, 0.22), 2.4))
        .join(''),
  },
  afro: {
    behind: (colour) => circle(80, 56, 42, colour) + circle(68, 44, 26, lit(colour, 0.08)),
    front: solid(
      'M51 72C50 50 62 42 80 42C98 42 110 50 109 72C114 50 102 33 80 33C58 33 46 50 51 72Z',
    ),
  },
  receding: {
    front: solid(
      'M51 82C47 70 48 58 54 50C56 58 55 70 55 80ZM109 82C113 70 112 58 106 50C104 58 105 70 105 80Z',
    ),
  },
  cap: {
    front: () =>
      path('M48 60C46 36 60 23 80 23C100 23 114 36 112 60Z', '#d92d20') +
      path('M86 23.4C102 26 113 38 112 60H102C103 44 98 31 86 23.4Z', '#b92318') +
      path('M46 60C66 53 98 53 125 61C127 65 123 68 118 67C96 61 70 61 46 66Z', '#98190f'),
  },
  scarf: {
    behind: () => path('M40 134C36 70 46 24 80 24C114 24 124 70 120 134Z', SCARF),
    front: () =>
      path(
        'M46 94C38 46 54 25 80 25C106 25 122 46 114 94L107 84C109 62 100 44 80 43C60 44 51 62 53 84Z',
        SCARF,
      ) +
      path(
        'M50 82C52 104 64 118 80 120C96 118 108 104 110 82C116 104 116 122 104 132H56C44 122 44 104 50 82Z',
        shaded(SCARF, 0.08),
      ) +
      line('M56 122C70 132 90 132 104 122', shaded(SCARF, 0.24), 2),
  },
} as const satisfies Record<string, Hair>;
