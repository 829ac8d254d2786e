import type { FaceDrawing, FrontFace } from './face.ts';

const SALOON_FRONT: FrontFace = {
  edge: 117,
  lamp: {
    path: 'M37 120L79 112.5C86 115 89 121 87 127L57 130.5C46 130 39 126 37 120Z',
    running: 'M42 122L80 116C83 117 84 119 84 122',
  },
  grille: 'M0 120H32L37 128L29 145H0Z',
  bars: 'lying',
  intake: 'M0 154H46L54 167H0Z',
  corner: 'M63 146L82 142L79 160L69 163Z',
  plate: 149,
};

const SALOON = { half: 92, belt: 98, beltHalf: 73, shoulder: 112, sill: 181 } as const;

const USUAL = {
  round: {
    half: 81,
    roof: 51,
    roofHalf: 50,
    belt: 97,
    beltHalf: 64,
    shoulder: 116,
    sill: 182,
    front: {
      edge: 114,
      lamp: {
        rounds: [
          [57, 126, 12.5],
          [60, 148, 4.6],
        ],
      },
      grille: 'M0 130H20L26 132L20 134H0Z',
      bars: 'none',
      intake: 'M0 157H36L43 167H0Z',
      corner: '',
      plate: 143,
    },
    rear: {
      window: 98,
      windowHalf: 48,
      lamp: {
        path: 'M60 112C68 110 74 116 75 127C76 139 71 147 64 148C59 138 57 122 60 112Z',
        running: 'M66 121C69 127 69 134 66 140',
      },
      plate: 132,
      opens: 'gate',
      lip: 148,
      gateHalf: 52,
    },
  },
  hatch: {
    half: 90,
    roof: 54,
    roofHalf: 55,
    belt: 97,
    beltHalf: 71,
    shoulder: 113,
    sill: 181,
    front: {
      edge: 116,
      lamp: {
        path: 'M39 119L77 111.5C84 114 87 120 85 127L54 129.5C45 128.5 40 124 39 119Z',
        running: 'M45 126L56 127L82 124.5L81 117',
      },
      grille: 'M0 120H39L44 128H0Z',
      bars: 'lying',
      intake: 'M0 149H52L61 167H0Z',
      corner: 'M66 149L82 145L79 160L72 163Z',
      plate: 134,
    },
    rear: {
      window: 97,
      windowHalf: 56,
      lamp: {
        path: 'M46 106L79 102C85 106 88 114 87 122L60 121C52 119 47 113 46 106Z',
        running: 'M52 110L80 107C83 110 84 114 84 118',
      },
      plate: 126,
      opens: 'gate',
      lip: 142,
      gateHalf: 58,
    },
  },
  saloon: {
    ...SALOON,
    roof: 57,
    roofHalf: 54,
    front: SALOON_FRONT,
    rear: {
      window: 91,
      windowHalf: 60,
      lamp: {
        path: 'M36 101L82 98C88 102 91 108 90 115L54 113.5C44 111 38 107 36 101Z',
        running: 'M42 103.5L82 101.5C86 105 87 108 87 112',
      },
      plate: 119,
      opens: 'lid',
      lip: 138,
      gateHalf: 60,
    },
  },
  estate: {
    ...SALOON,
    roof: 55,
    roofHalf: 56,
    front: { ...SALOON_FRONT, grille: 'M0 121H35L39 127L34 142H0Z', bars: 'standing' },
    rear: {
      window: 97,
      windowHalf: 60,
      lamp: {
        path: 'M73 100L80 100C87 106 90 114 89 124L80 128C78 122 74 118 66 118L46 118C45 113 46 109 48 106L70 106Z',
        running: 'M52 112H74C80 114 83 118 84 123',
      },
      plate: 127,
      opens: 'gate',
      lip: 136,
      gateHalf: 61,
    },
  },
  suv: {
    half: 94,
    roof: 32,
    roofHalf: 60,
    belt: 84,
    beltHalf: 76,
    shoulder: 101,
    sill: 173,
    front: {
      edge: 97,
      lamp: {
        path: 'M42 103L82 95.5C89 99 91 107 89 115L52 117C45 115 42 109 42 103Z',
        running: 'M47 109L86 105M66 107L67 115',
      },
      grille: 'M0 104H37L34 136H0Z',
      bars: 'standing',
      intake: 'M0 158H56L62 168H0Z',
      corner: 'M58 144L80 140L77 150L64 152Z',
      plate: 141,
    },
    rear: {
      window: 84,
      windowHalf: 63,
      lamp: {
        path: 'M66 58L70 59L82 88C89 97 91 106 90 119L60 118L58 107L76 105C77 90 71 74 66 58Z',
        running: 'M71 70L82 96C85 103 86 108 86 115L64 114',
      },
      plate: 118,
      opens: 'gate',
      lip: 130,
      gateHalf: 63,
    },
  },
  bar: {
    half: 93,
    roof: 47,
    roofHalf: 53,
    belt: 90,
    beltHalf: 73,
    shoulder: 109,
    sill: 180,
    front: {
      edge: 108,
      lamp: {
        path: 'M0 111.5H54L82 106.5C88 110 89 116 87 121L60 121C52 120 50 116.5 46 116H0Z',
        running: 'M0 113.7H54L80 109.5C83 111 84 113 84 116',
      },
      grille: '',
      bars: 'none',
      intake: 'M0 157H50L60 167H0Z',
      corner: 'M68 148L82 140L80 160L74 162Z',
      plate: 136,
    },
    rear: {
      window: 83,
      windowHalf: 60,
      lamp: {
        path: 'M0 91H58L80 87.5C87 91 90 97 89 104L62 103C56 101 54 97.5 50 97H0Z',
        running: 'M0 94H58L79 91C84 94 86 97 86 101',
      },
      plate: 126,
      opens: 'gate',
      lip: 134,
      gateHalf: 62,
    },
  },
  roadster: {
    half: 87,
    roof: 64,
    roofHalf: 56,
    belt: 101,
    beltHalf: 69,
    shoulder: 117,
    sill: 182,
    front: {
      edge: 116,
      lamp: {
        rounds: [
          [64, 126, 11.5],
          [66, 149, 4.2],
        ],
      },
      grille: 'M0 147C22 146 34 148 38 154C35 163 22 166 0 166Z',
      bars: 'lying',
      intake: '',
      corner: '',
      plate: 134,
    },
    rear: {
      window: 104,
      windowHalf: 60,
      lamp: {
        rounds: [
          [55, 120, 7.5],
          [72, 119, 9],
        ],
      },
      plate: 126,
      opens: 'lid',
      lip: 142,
      gateHalf: 50,
    },
  },
  van: {
    half: 97,
    roof: 12,
    roofHalf: 72,
    belt: 83,
    beltHalf: 85,
    shoulder: 104,
    sill: 180,
    front: {
      edge: 99,
      lamp: {
        path: 'M47 104L84 96.5C92 100 94 109 92 118L60 120C52 118 47 111 47 104Z',
        running: 'M52 108L84 102C88 105 89 110 88 114',
      },
      grille: 'M0 106H43L39 131H0Z',
      bars: 'lying',
      intake: 'M0 154H56L64 166H0Z',
      corner: 'M66 142L86 138L83 156L74 158Z',
      plate: 139,
    },
    rear: {
      window: 82,
      windowHalf: 68,
      lamp: {
        path: 'M79 50L82 51C88 68 92 92 94 112L93 128L82 126C83 100 83 74 79 50Z',
        running: 'M84 68C88 86 89 104 89 120',
      },
      plate: 118,
      opens: 'gate',
      lip: 144,
      gateHalf: 76,
    },
  },
} as const satisfies Readonly<Record<string, FaceDrawing>>;

const KIDNEYS: FrontFace = {
  ...SALOON_FRONT,
  lamp: {
    path: 'M40 119L80 112.5C86 115 89 121 87 126L58 129C48 128 42 124 40 119Z',
    running: 'M47 123L54 126L64 122M66 121L73 125L82 120',
  },
  grille: 'M2.5 119H24C32 119 33 124 30 131C28 138 24 142 18 142H2.5Z',
  bars: 'standing',
  corner: 'M60 150L84 144L80 162L66 164Z',
};

/** Fronts and rears, each drawn once on a car of usual size; `faceOf` fits them to a design. */
export const FACES = {
  ...USUAL,
  kidney: { ...USUAL.saloon, front: KIDNEYS },
  kidneyEstate: { ...USUAL.estate, front: KIDNEYS },
  convertible: {
    ...USUAL.roadster,
    front: { ...SALOON_FRONT, plate: 150 },
    rear: { ...USUAL.roadster.rear, lamp: USUAL.saloon.rear.lamp, plate: 122, gateHalf: 58 },
  },
  truck: {
    ...USUAL.suv,
    roofHalf: 68,
    beltHalf: 82,
    front: {
      ...USUAL.suv.front,
      lamp: {
        path: 'M62 104L88 101C91 106 91 124 89 134L68 136C63 128 61 114 62 104Z',
        running: 'M68 108L84 106L84 130',
      },
      grille: 'M0 103H56L60 134H0Z',
      bars: 'lying',
    },
    rear: {
      ...USUAL.suv.rear,
      lamp: {
        path: 'M78 74L83 76C88 88 91 104 91 126L80 128C79 108 79 90 78 74Z',
        running: 'M82 84C86 98 87 110 87 122',
      },
    },
  },
  slots: {
    ...USUAL.suv,
    roofHalf: 72,
    beltHalf: 78,
    front: {
      ...USUAL.suv.front,
      lamp: {
        rounds: [
          [52, 116, 13],
          [80, 112, 5],
        ],
      },
      grille: 'M0 102H36L34 134H0Z',
      bars: 'standing',
      intake: 'M0 152H58L60 160H0Z',
      corner: '',
    },
    rear: {
      ...USUAL.suv.rear,
      lamp: { path: 'M74 96H88V122H74Z', running: 'M78 100H84V118' },
    },
  },
} as const satisfies Readonly<Record<string, FaceDrawing>>;

export type FaceStyle = keyof typeof FACES;
