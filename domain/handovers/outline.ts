import type { MarkSide } from './event.ts';

/** How a car is drawn to put marks on it: plain lines, the same for every car. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  /** What is drawn is moved there, then turned or mirrored. */
  readonly place: { readonly x: number; readonly y: number; readonly turn: number };
  readonly isMirrored: boolean;
  readonly body: readonly string[];
  readonly glass: readonly string[];
  readonly lines: readonly string[];
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const side = {
  width: 464,
  height: 176,
  place: { x: 5, y: -27, turn: 0 },
  body: [
    'M20 173C8 172 3 167 2 158L0 136C-1 124 0 112 3 103C5 97 12 94.5 24 93C62 88 104 84 138 81.5C158 62 180 46 208 39.5C250 32 342 31 396 36C412 38 420 42 424 50C431 66 439 80 446 90C451 98 453 106 454 118C455 132 455 146 453 158C451 168 447 173 436 173H400A42 42 0 1 0 316 173H127A42 42 0 1 0 43 173Z',
    circle(85, 162, 36),
    circle(358, 162, 36),
  ],
  glass: [
    'M152 84C171 65 193 52 217 47.5C264 41 336 41.5 383 46C397 48.5 407 61 415 78C416 81 415 82.5 412 83C330 88 241 88 161 84Z',
  ],
  lines: [
    'M162 87C154 112 153 144 158 172M272 89C275 114 275 144 272 172M360 87C358 102 348 112 336 121M268 43L272 86M346 43L356 84M243 103h20M330 102h20',
    circle(85, 162, 24),
    circle(358, 162, 24),
  ],
};

/** Seen from the front or from behind, where only lamps and glass differ. */
const end = {
  width: 232,
  height: 184,
  place: { x: 4, y: 4, turn: 0 },
  isMirrored: false,
  body: [
    'M18 150v18a8 8 0 0 0 8 8h20a8 8 0 0 0 8-8v-14h116v14a8 8 0 0 0 8 8h20a8 8 0 0 0 8-8v-18',
    'M14 154C6 150 5 140 6 124C7 104 12 88 24 80L36 76C44 50 52 24 62 12C68 5 90 2 112 2C134 2 156 5 162 12C172 24 180 50 188 76L200 80C212 88 217 104 218 124C219 140 218 150 210 154Z',
    'M34 72L20 66C12 64 8 70 12 76L26 80M190 72L204 66C212 64 216 70 212 76L198 80',
  ],
};

const outlines: Readonly<Record<Exclude<MarkSide, 'inside'>, Outline>> = {
  left: { ...side, isMirrored: false },
  right: { ...side, isMirrored: true },
  front: {
    ...end,
    glass: [
      'M48 72C54 48 60 30 68 20C74 14 92 12 112 12C132 12 150 14 156 20C164 30 170 48 176 72Z',
    ],
    lines: [
      'M20 104C32 96 48 98 56 110C46 116 30 116 20 112ZM204 104C192 96 176 98 168 110C178 116 194 116 204 112Z',
      'M70 112h84M74 122h76M80 132h64M36 78C80 84 144 84 188 78',
    ],
  },
  rear: {
    ...end,
    glass: [
      'M54 66C58 46 64 30 72 22C78 16 94 14 112 14C130 14 146 16 152 22C160 30 166 46 170 66Z',
    ],
    lines: [
      'M16 92C28 88 40 90 46 100L44 120C34 122 22 120 16 114ZM208 92C196 88 184 90 178 100L180 120C190 122 202 120 208 114Z',
      'M82 104h60v18H82ZM36 78C80 86 144 86 188 78M30 138C80 144 144 144 194 138',
    ],
  },
  top: {
    width: 440,
    height: 224,
    place: { x: 220, y: 112, turn: -90 },
    isMirrored: false,
    body: [
      'M0-215C38-215 64-209 76-192C85-178 88-152 88-122V152C88 186 82 203 66 209C44 216 20 216 0 216C-20 216-44 216-66 209C-82 203-88 186-88 152V-122C-88-152-85-178-76-192C-64-209-38-215 0-215Z',
      'M88-78C98-86 108-86 110-78C110-70 104-66 88-66M-88-78C-98-86-108-86-110-78C-110-70-104-66-88-66',
    ],
    glass: [
      'M-72-88C-40-106 40-106 72-88L62-42C30-50-30-50-62-42Z',
      'M-60 146C-30 140 30 140 60 146L66 178C30 186-30 186-66 178Z',
    ],
    lines: [
      'M-62-42L-66 40L-60 146M62-42L66 40L60 146M-80-70V150M80-70V150M-66 40H-86M66 40H86M-54-206C-62-170-66-130-70-94M54-206C62-170 66-130 70-94',
    ],
  },
};

/** The sides that are drawn, in the order of the sheet. */
export const drawnSides = ['left', 'front', 'rear', 'top', 'right'] as const;

export const outlineOf = (side: (typeof drawnSides)[number]): Outline => outlines[side];
