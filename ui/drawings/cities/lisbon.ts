import { box, circle, type Frame, line, path, polygon, rect, round } from '../svg.ts';
import { isLit, LAMP_FOOT, lampLight, litPane, type Scene } from './light.ts';
import { castleHill } from './lisbon-hill.ts';
import { lisbonTram } from './lisbon-tram.ts';
import {
  define,
  GLASS,
  GLINT,
  IRON,
  isInView,
  KERB,
  place,
  railing,
  river,
  SHADE,
  type Spot,
  STONE,
  STREET,
  sidelight,
  street,
  streetLamp,
  tile,
  tree,
  WORLD,
} from './scenery.ts';

const GROUND_FLOOR = 92;
const FLOOR = 66;
const TERRACOTTA = '#bf5f3c';

interface House {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly wall: string;
  readonly tiles?: 'blue' | 'green';
  readonly door: string;
}

/** The street, left to right. At -488 and 334 it opens to the river, at 1216 and 1696 to the hill. */
const HOUSES: readonly House[] = [
  { x: -730, width: 126, floors: 2, wall: '#f1d488', door: '#3f5a45' },
  { x: -604, width: 116, floors: 1, wall: '#cfdcdb', tiles: 'blue', door: '#7a2f20' },
  { x: -360, width: 116, floors: 1, wall: '#e7a98c', door: '#2f4a5a' },
  { x: -244, width: 110, floors: 2, wall: '#f6f0e0', tiles: 'green', door: '#5a4432' },
  { x: -134, width: 114, floors: 1, wall: '#f6e6c9', door: '#2f4a5a' },
  { x: -20, width: 112, floors: 1, wall: '#f0cfa6', door: '#3f5a45' },
  { x: 92, width: 124, floors: 1, wall: '#f3ead8', tiles: 'blue', door: '#7a2f20' },
  { x: 216, width: 118, floors: 1, wall: '#e9b35a', door: '#3f5a45' },
  { x: 486, width: 112, floors: 1, wall: '#e7a98c', door: '#5a4432' },
  { x: 598, width: 124, floors: 2, wall: '#f6f0e0', tiles: 'green', door: '#5a4432' },
  { x: 722, width: 118, floors: 2, wall: '#f1d488', door: '#2f4a5a' },
  { x: 840, width: 132, floors: 2, wall: '#f3ead8', tiles: 'blue', door: '#7a2f20' },
  { x: 972, width: 116, floors: 2, wall: '#e9b9a0', door: '#3f5a45' },
  { x: 1088, width: 128, floors: 2, wall: '#cfdcdb', door: '#2f4a5a' },
  { x: 1292, width: 168, floors: 2, wall: '#f6e6c9', door: '#7a2f20' },
  { x: 1460, width: 122, floors: 1, wall: '#e7a98c', door: '#3f5a45' },
  { x: 1582, width: 114, floors: 2, wall: '#f3ead8', tiles: 'blue', door: '#5a4432' },
  { x: 1786, width: 126, floors: 1, wall: '#f1d488', door: '#7a2f20' },
  { x: 1912, width: 118, floors: 2, wall: '#f0cfa6', door: '#2f4a5a' },
  { x: 2030, width: 140, floors: 1, wall: '#cfdcdb', tiles: 'green', door: '#3f5a45' },
];

function parts(id: string): string {
  const pane = (top: number, height: number): string =>
    rect(-14, top - 3, 28, height + 6, STONE) +
    rect(-10.5, top, 21, height, GLASS) +
    path(`M-10.5 ${top}h21l-21 ${round(height * 0.72)}z`, GLINT) +
    line(`M0 ${top}v${height}M-10.5 ${top + 14}h21`, '#f6eddc', 1.6);
  return define({
    [`${id}w`]: pane(0, 44),
    [`${id}b`]:
      pane(0, 46) +
      rect(-18, 46, 36, 4, '#d8cab0') +
      line('M-18 29h36', IRON, 1.6) +
      line('M-17 37.5h35', IRON, 17, { 'stroke-dasharray': '1.3 3.6' }),
    [`${id}f`]: circle(-12, 26, 4.5, '#66764f') + circle(-6, 25, 3.4, '#c9291c'),
    [`${id}g`]: pane(0, 42),
    [`${id}d`]:
      path('M-19 0V-62Q-19-82 0-82Q19-82 19-62V0Z', STONE) +
      path('M-15 0V-61Q-15-78 0-78Q15-78 15-61V0Z', 'currentColor') +
      path('M-15-60Q0-84 15-60Z', '#8fa3a0') +
      line(
        'M0-58V0M-15-58h30M-11-50h8v18h-8zM3-50h8v18h-8zM-11-27h8v20h-8zM3-27h8v20h-8z',
        '#1b1309',
        1,
        {
          opacity: '.45',
        },
      ) +
      circle(3, -29, 1.7, '#e8c77a'),
    [`${id}t`]: tree('#66764f', '#e08a2c'),
    [`${id}l`]: streetLamp(),
    [`${id}L`]: litPane(21, 44),
  });
}

/** Where the windows of a house are: floor by floor from above, and beside the door. */
function windowsOf({ x, width, floors }: House, index: number) {
  const lift = [0, 12, 4, 14, 6, 16, 2][index % 7] ?? 0;
  const top = STREET - GROUND_FLOOR - floors * FLOOR - lift;
  const columns = Math.max(2, Math.round(width / 42));
  const step = width / columns;
  const centres = Array.from({ length: columns }, (_, column) => x + step * (column + 0.5));
  const rows = Array.from({ length: floors }, (_, floor) => top + 16 + floor * FLOOR + lift * 0.6);
  return { top, centres, rows, doorAt: Math.floor(columns / 2) };
}

function houseLights(id: string, one: House, index: number): string {
  const { centres, rows } = windowsOf(one, index);
  const spots = rows.flatMap((y, floor) =>
    centres.filter((_, column) => isLit(index, floor, column)).map((x) => [x, y] as const),
  );
  return place(`${id}L`, spots);
}

function house(id: string, one: House, index: number): string {
  const { x, width, floors, wall, tiles, door } = one;
  const { top, centres, rows, doorAt } = windowsOf(one, index);
  const balconied = (floor: number): boolean => floor === floors - 1;
  const flowers = centres.filter((_, column) => (column + index) % 3 === 0);
  const roof = polygon([
    [x - 4, top],
    [x + 8, top - 22],
    [x + width - 8, top - 22],
    [x + width + 4, top],
  ]);
  const front = box(x, top, width, STREET - top);
  const dormer = x + width * (index % 2 === 0 ? 0.3 : 0.62);
  return (
    path(front, wall) +
    (tiles
      ? path(box(x, top + 6, width, STREET - top - GROUND_FLOOR + 2), `url(#${id}${tiles})`)
      : '') +
    path(roof, TERRACOTTA) +
    line(`M${x} ${top - 7}H${x + width}M${x + 4} ${top - 14}H${x + width - 4}`, '#8f3f24', 5, {
      'stroke-dasharray': '1 6',
      opacity: '.5',
    }) +
    path(
      polygon([
        [x - 4, top],
        [x + 8, top - 22],
        [x + width * 0.42, top - 22],
        [x + width * 0.36, top],
      ]),
      '#fff0d8',
      { opacity: '.16' },
    ) +
    path(`M${round(dormer)} ${top - 4}v-18l11-10l11 10v18z`, wall) +
    path(box(dormer + 7, top - 20, 8, 13), GLASS) +
    line(`M${round(dormer - 3)} ${top - 21}l14-12l14 12`, '#a94c2c', 3.6) +
    rect(x - 3, top - 2, width + 6, 6, STONE) +
    path(`${box(x, top + 4, width, 6)}${box(x, STREET - GROUND_FLOOR + 8, width, 3)}`, SHADE, {
      opacity: '.13',
    }) +
    rect(x, STREET - GROUND_FLOOR + 4, width, 4, STONE) +
    rows
      .map((y, floor) =>
        place(
          `${id}${balconied(floor) ? 'b' : 'w'}`,
          centres.map((centre) => [centre, y] as const),
        ),
      )
      .join('') +
    place(
      `${id}f`,
      flowers.map((centre) => [centre, rows.at(-1) ?? top] as const),
    ) +
    place(
      `${id}g`,
      centres
        .filter((_, column) => column !== doorAt)
        .map((centre) => [centre, STREET - 72] as const),
    ) +
    place(`${id}d`, [[centres[doorAt] ?? x, STREET]], door) +
    rect(x, STREET - 9, width, 9, '#b9aa93') +
    path(front, `url(#${id}s)`)
  );
}

function bridge(): string {
  const deck = 330;
  const hangers = Array.from({ length: 15 }, (_, index) => {
    const t = (index + 1) / 16;
    return `M${round(330 + 190 * t)} ${round(deck - 62 + 216 * t * (1 - t))}V${deck}`;
  }).join('');
  const tower = (x: number): string =>
    `M${x - 4} ${deck + 26}V${deck - 66}M${x + 4} ${deck + 26}V${deck - 66}M${x - 4} ${deck - 62}h8M${x - 4} ${deck - 40}l8 14M${x + 4} ${deck - 40}l-8 14`;
  return (
    line(`M240 ${deck}H640`, '#c5533a', 3.6) +
    line(
      `${tower(330)}${tower(520)}M240 ${deck - 6}Q296 ${deck - 12} 330 ${deck - 64}Q425 ${deck + 48} 520 ${deck - 64}Q560 ${deck - 12} 640 ${deck - 6}`,
      '#c5533a',
      2,
    ) +
    line(hangers, '#c5533a', 0.7)
  );
}

function sideStreet(): string {
  const steps = Array.from(
    { length: 9 },
    (_, index) => `M${1240 - index * 2.6} ${300 + index * 15}h${28 + index * 5.2}`,
  );
  return (
    path(`M1214 ${STREET}L1238 270H1270L1294 ${STREET}Z`, '#e8dcc6') +
    line(steps.join(''), '#cbbb9f', 1.4) +
    line(`M1246 ${STREET}L1251 300M1262 ${STREET}L1258 300`, '#8f8370', 1.4)
  );
}

/** The tram's wires, hung from house to house. */
function wires(): string {
  return line(
    'M-720 262Q-360 300 0 262Q360 300 700 258T1440 262Q1800 300 2160 262M598 286Q660 296 722 282M1088 286Q1190 312 1292 286M1251 300Q1256 240 1254 226',
    IRON,
    1.1,
    { opacity: '.55' },
  );
}

function tiling(id: string): string {
  return (
    tile(
      `${id}blue`,
      14,
      14,
      line('M7 0L14 7L7 14L0 7Z', '#3f6478', 1.4, { opacity: '.6' }) +
        circle(7, 7, 1.9, '#3f6478', { opacity: '.6' }),
    ) +
    tile(
      `${id}green`,
      12,
      12,
      line('M0 0L6 6L12 0M6 6V12', '#5c6b4e', 1.3, { opacity: '.55' }) +
        circle(6, 2, 1.3, '#5c6b4e', { opacity: '.5' }),
    ) +
    tile(
      `${id}wave`,
      60,
      16,
      line('M0 8C9 0 21 0 30 8S51 16 60 8', '#6f6557', 2.8, { opacity: '.5' }),
    )
  );
}

const LAMPS = [-484, 84, 592, 1084, 1700].map((x): Spot => [x, LAMP_FOOT]);
const TREES = [-246, 334, 724, 968, 1584, 1914].map((x): Spot => [x, STREET + 8]);

export function lisbon(id: string, view: Frame): Scene {
  const showsRiver = view.x < 600;
  const houses = HOUSES.map((one, index) => ({ one, index })).filter(({ one }) =>
    isInView(one, view),
  );
  const hill = castleHill(view);
  return {
    horizon: '#f4dcb6',
    defined: sidelight(`${id}s`) + tiling(id) + parts(id),
    far:
      (showsRiver ? river(WORLD.x, 760, '#e4cfae', '#a9c4c0') + bridge() : '') +
      hill.drawing +
      sideStreet() +
      lisbonTram(1254, 462),
    farLights: hill.lights,
    near:
      (showsRiver ? railing(-488, -360) + railing(334, 486) : '') +
      railing(1696, 1786) +
      houses.map(({ one, index }) => house(id, one, index)).join('') +
      wires() +
      street(rect(WORLD.x, STREET + 4, WORLD.width, KERB - STREET - 8, `url(#${id}wave)`)) +
      place(`${id}l`, LAMPS) +
      place(`${id}t`, TREES),
    nearLights:
      houses.map(({ one, index }) => houseLights(id, one, index)).join('') + lampLight(id, LAMPS),
  };
}
