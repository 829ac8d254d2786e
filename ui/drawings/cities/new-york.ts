import { mix } from '../colour.ts';
import { box, circle, type Frame, line, path, rect, round } from '../svg.ts';
import { isLit, LAMP_FOOT, lampLight, litPane, type Scene } from './light.ts';
import { skyline } from './new-york-skyline.ts';
import {
  define,
  GLASS,
  GLINT,
  IRON,
  isInView,
  place,
  railing,
  river,
  SHADE,
  type Spot,
  STREET,
  sidelight,
  slabs,
  street,
  streetLamp,
  tile,
  tree,
  WORLD,
} from './scenery.ts';

const BASEMENT = 34;
const PARLOUR = 82;
const FLOOR = 60;

interface Brownstone {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly wall: string;
  readonly brick?: true;
  readonly door: string;
}

/** The street, left to right. At -480 and 346 it opens to the river, at 1216 to an avenue. */
const ROW: readonly Brownstone[] = [
  { x: -726, width: 124, floors: 2, wall: '#97503a', brick: true, door: '#2f4a5a' },
  { x: -602, width: 122, floors: 1, wall: '#dccbb0', door: '#7a2318' },
  { x: -352, width: 116, floors: 1, wall: '#7f5140', door: '#2f4a3a' },
  { x: -236, width: 112, floors: 2, wall: '#a8644a', brick: true, door: '#22201d' },
  { x: -124, width: 108, floors: 1, wall: '#b98b66', door: '#8c2a1c' },
  { x: -16, width: 118, floors: 1, wall: '#8b5a43', door: '#2b2620' },
  { x: 102, width: 122, floors: 1, wall: '#a8644a', brick: true, door: '#2f4a3a' },
  { x: 224, width: 122, floors: 1, wall: '#d8c6a8', door: '#7a2318' },
  { x: 500, width: 118, floors: 1, wall: '#b98b66', door: '#2f4a5a' },
  { x: 618, width: 116, floors: 2, wall: '#97503a', brick: true, door: '#2b2620' },
  { x: 734, width: 118, floors: 2, wall: '#dccbb0', door: '#7a2318' },
  { x: 852, width: 128, floors: 2, wall: '#7f5140', door: '#2f4a3a' },
  { x: 980, width: 116, floors: 2, wall: '#a8644a', brick: true, door: '#22201d' },
  { x: 1096, width: 120, floors: 2, wall: '#d8c6a8', door: '#8c2a1c' },
  { x: 1298, width: 160, floors: 2, wall: '#8b5a43', door: '#2f4a5a' },
  { x: 1458, width: 122, floors: 2, wall: '#dccbb0', door: '#2b2620' },
  { x: 1580, width: 116, floors: 1, wall: '#a8644a', brick: true, door: '#2f4a3a' },
  { x: 1790, width: 122, floors: 2, wall: '#7f5140', door: '#7a2318' },
  { x: 1912, width: 118, floors: 1, wall: '#d8c6a8', door: '#2f4a5a' },
  { x: 2030, width: 140, floors: 2, wall: '#97503a', brick: true, door: '#22201d' },
];

function parts(id: string): string {
  const trim = '#fff0d8';
  const pane = (width: number, height: number): string => {
    const half = width / 2;
    return (
      path(`${box(-half - 4, -7, width + 8, 7)}${box(-half - 3, height, width + 6, 4)}`, trim, {
        opacity: '.38',
      }) +
      rect(-half, 0, width, height, GLASS) +
      path(`M-${half} 0h${width}l-${width} ${round(height * 0.7)}z`, GLINT) +
      line(`M0 0v${height}M-${half} ${round(height * 0.48)}h${width}`, '#efe2cb', 1.7)
    );
  };
  const steps = Array.from({ length: 5 }, (_, index) =>
    box(-17 - index * 1.6, -BASEMENT + index * 6.8, 34 + index * 3.2, 6.8),
  );
  return define({
    [`${id}w`]: pane(23, 40),
    [`${id}y`]: pane(23, 40) + rect(-11.5, 0, 23, 14, '#f4dfae'),
    [`${id}p`]: pane(24, 50),
    [`${id}c`]:
      rect(-11, 0, 22, 20, GLASS) +
      path('M-11 0h22l-22 14z', GLINT) +
      line('M-5.5 0v20M0 0v20M5.5 0v20', IRON, 1.2),
    [`${id}d`]:
      path(
        `${box(-22, -PARLOUR - BASEMENT + 4, 44, 8)}${box(-19, -PARLOUR - BASEMENT + 12, 38, PARLOUR - 12)}`,
        trim,
        { opacity: '.42' },
      ) +
      rect(-14, -PARLOUR - BASEMENT + 16, 28, PARLOUR - 16, 'currentColor') +
      rect(-14, -PARLOUR - BASEMENT + 16, 28, 12, '#8fa3a0') +
      line('M0-88V-34M-10-82h7v20h-7zM3-82h7v20H3zM-10-57h7v18h-7zM3-57h7v18H3z', '#150d05', 1, {
        opacity: '.5',
      }) +
      circle(3, -58, 1.7, '#e8c77a') +
      path(steps.join(''), '#c9ab88') +
      path(steps.filter((_, index) => index % 2 === 1).join(''), SHADE, { opacity: '.14' }) +
      line('M-18-33V-54L-27-16V0M18-33V-54L27-16V0', '#1f1812', 2.2),
    [`${id}t`]: tree('#6d7c4f'),
    [`${id}l`]: streetLamp(),
    [`${id}L`]: litPane(23, 40),
  });
}

/** Where a house is divided: its roof, its columns of windows, and which of them is the door's. */
function divisionsOf({ x, width, floors }: Brownstone, index: number) {
  const top = STREET - BASEMENT - PARLOUR - floors * FLOOR - (index % 3) * 5;
  const columns = width > 140 ? 4 : 3;
  const step = width / columns;
  const centres = Array.from({ length: columns }, (_, column) => x + step * (column + 0.5));
  const rows = Array.from({ length: floors }, (_, floor) => top + 15 + floor * FLOOR);
  return { top, centres, rows, doorAt: centres[index % 2 === 0 ? columns - 1 : 0] ?? x };
}

function houseLights(id: string, house: Brownstone, index: number): string {
  const { centres, rows } = divisionsOf(house, index);
  const spots = rows.flatMap((y, floor) =>
    centres.filter((_, column) => isLit(index, floor, column)).map((x) => [x, y] as const),
  );
  return place(`${id}L`, spots);
}

function brownstone(id: string, house: Brownstone, index: number): string {
  const { x, width, wall, door } = house;
  const { top, centres, rows, doorAt } = divisionsOf(house, index);
  const others = centres.filter((centre) => centre !== doorAt);
  const parlour = STREET - BASEMENT - PARLOUR;
  const dark = mix(wall, '#1b0f06', 0.36);
  const front = box(x, top, width, STREET - top);
  const windows = rows.map((y, floor) =>
    centres
      .map((centre, column) =>
        place(`${id}${(column * 5 + floor * 3 + index) % 7 === 0 ? 'y' : 'w'}`, [[centre, y]]),
      )
      .join(''),
  );
  return (
    path(front, wall) +
    (house.brick ? path(front, `url(#${id}brick)`) : '') +
    path(box(x - 4, top - 20, width + 8, 10), dark) +
    rect(x - 2, top - 10, width + 4, 12, mix(wall, '#f7e7cc', 0.16)) +
    line(`M${x + 4} ${top - 4}H${x + width - 2}`, dark, 12, { 'stroke-dasharray': '5 8' }) +
    path(box(x, top + 2, width, 6), SHADE, { opacity: '.2' }) +
    rect(x, parlour - 2, width, 4, mix(wall, '#f7e7cc', 0.3)) +
    windows.join('') +
    place(
      `${id}p`,
      others.map((centre) => [centre, parlour + 16] as const),
    ) +
    place(
      `${id}c`,
      others.map((centre) => [centre, STREET - 28] as const),
    ) +
    rect(x, STREET - 6, width, 6, dark) +
    path(front, `url(#${id}s)`) +
    path(box(x + width - 1.2, top, 1.2, STREET - top), SHADE, { opacity: '.3' }) +
    place(`${id}d`, [[doorAt, STREET]], door)
  );
}

/** The suspension bridge over the river, its stone towers with two pointed arches each. */
function bridge(): string {
  const stone = '#b99a78';
  const deck = 344;
  const tower = (x: number): string =>
    `M${x - 20} ${deck + 62}V${deck - 74}h40V${deck + 62}h-7V${deck - 36}q-5-12-10-14q-2 1-3 4q-1-3-3-4q-5 2-10 14V${deck + 62}z`;
  const cable = 'M196 350Q330 336 402 272Q540 396 678 272Q720 330 760 350';
  const hangers = Array.from({ length: 17 }, (_, index) => {
    const t = (index + 1) / 18;
    return `M${round(402 + 276 * t)} ${round(272 + 248 * t * (1 - t))}V${deck}`;
  });
  return (
    path(tower(402), stone) +
    path(box(414, deck - 74, 8, 136), SHADE, { opacity: '.12' }) +
    path(box(378, deck - 78, 48, 6), '#c9ad8a') +
    line(cable, '#7d5f46', 1.8) +
    line(hangers.join(''), '#7d5f46', 0.7) +
    rect(196, deck, 540, 6, '#8a6a4e')
  );
}

/** A water tank on a roof, its feet at x, y. */
function tank(x: number, y: number): string {
  return (
    line(
      `M${x - 12} ${y}l3-22M${x + 12} ${y}l-3-22M${x} ${y}v-22M${x - 11} ${y - 8}l20-12M${x + 11} ${y - 8}l-20-12`,
      IRON,
      1.5,
    ) +
    rect(x - 14, y - 52, 28, 31, '#8a6245') +
    line(`M${x - 7} ${y - 52}v31M${x} ${y - 52}v31M${x + 7} ${y - 52}v31`, '#5a3d28', 1) +
    rect(x + 5, y - 52, 9, 31, SHADE, { opacity: '.22' }) +
    path(`M${x - 17} ${y - 52}L${x} ${y - 67}L${x + 17} ${y - 52}Z`, '#4d392a')
  );
}

function avenue(): string {
  return (
    path(`M1214 ${STREET}L1244 250H1270L1300 ${STREET}Z`, '#d9ccb5') +
    path(`M1230 ${STREET}L1250 250H1264L1284 ${STREET}Z`, '#c4b59d') +
    line(`M1257 262V${STREET}`, '#fff6e2', 2, { 'stroke-dasharray': '10 11' }) +
    path(`M1246 ${STREET - 92}q0-6 6-6h10q6 0 6 6v12h-22z`, '#e0b13c') +
    path(box(1249, STREET - 95, 16, 7), GLASS) +
    path(`${box(1247, STREET - 80, 4, 3)}${box(1263, STREET - 80, 4, 3)}`, IRON)
  );
}

function hydrant(x: number): string {
  const y = STREET + 12;
  return path(
    `${box(x - 6, y - 25, 12, 25)}${box(x - 9, y - 4, 18, 4)}${box(x - 10, y - 18, 20, 5)}M${x - 6} ${y - 25}q6-9 12 0z`,
    '#b8382a',
  );
}

/** Roofs of two floors that carry a tank. */
const TANKS = [-660, 700, 918, 1404, 1850];
const LAMPS = [-356, 216, 986, 1700].map((x): Spot => [x, LAMP_FOOT]);
const TREES = [-600, -122, 100, 496, 856, 1180, 1582, 1792, 2032].map((x): Spot => [x, STREET + 9]);

export function newYork(id: string, view: Frame): Scene {
  const showsRiver = view.x < 600;
  const houses = ROW.map((house, index) => ({ house, index })).filter(({ house }) =>
    isInView(house, view),
  );
  const towers = skyline(id, view);
  return {
    horizon: '#f1d9b8',
    defined:
      sidelight(`${id}s`) +
      tile(
        `${id}brick`,
        14,
        8,
        line('M0 .5H14M0 4.5H14M3 .5V4.5M10 4.5V8', '#fff0d8', 0.7, { opacity: '.24' }),
      ) +
      parts(id),
    far: towers.drawing,
    farLights: towers.lights,
    near:
      (showsRiver ? river(WORLD.x, 740, '#dcc3a0', '#b3c6c2') + bridge() : '') +
      TANKS.map((x) => tank(x, STREET - 242)).join('') +
      avenue() +
      (showsRiver ? railing(-480, -352) + railing(346, 500) : '') +
      railing(1696, 1790) +
      houses.map(({ house, index }) => brownstone(id, house, index)).join('') +
      street(line(slabs(60), '#c9baa1', 1.2)) +
      hydrant(560) +
      place(`${id}l`, LAMPS) +
      place(`${id}t`, TREES),
    nearLights:
      houses.map(({ house, index }) => houseLights(id, house, index)).join('') +
      lampLight(id, LAMPS),
  };
}
