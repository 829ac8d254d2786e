import { box, circle, type Frame, line, path, polygon, rect, round } from '../svg.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { isLit, LAMP_FOOT, LIT, lampLight, litPane, type Scene } from './light.ts';
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
  seeded,
  sidelight,
  slabs,
  street,
  streetLamp,
  tree,
  WORLD,
  WORLD_END,
} from './scenery.ts';

const SHOP_FLOOR = 82;
const FLOOR = 54;
const MANSARD = 44;
const ZINC = '#8794a0';

interface Building {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly wall: string;
  readonly shop: 'café' | 'door';
  readonly colour: string;
}

/** The boulevard, left to right: open to the river at 334, to the tower and its garden at 782. */
const BUILDINGS: readonly Building[] = [
  { x: -730, width: 136, floors: 2, wall: '#f1e5cf', shop: 'café', colour: '#35573f' },
  { x: -594, width: 124, floors: 1, wall: '#e4d3b5', shop: 'door', colour: '#5a3a26' },
  { x: -346, width: 158, floors: 1, wall: '#eee1c8', shop: 'café', colour: '#2f4a5a' },
  { x: -188, width: 158, floors: 2, wall: '#e7d7ba', shop: 'door', colour: '#9c2f22' },
  { x: -30, width: 128, floors: 1, wall: '#eadcc2', shop: 'door', colour: '#2f4a3a' },
  { x: 98, width: 118, floors: 1, wall: '#f1e5cf', shop: 'café', colour: '#9c2f22' },
  { x: 216, width: 118, floors: 1, wall: '#e4d3b5', shop: 'door', colour: '#2f4a5a' },
  { x: 486, width: 140, floors: 1, wall: '#efe2ca', shop: 'café', colour: '#35573f' },
  { x: 626, width: 156, floors: 2, wall: '#e7d7ba', shop: 'door', colour: '#5a3a26' },
  { x: 982, width: 160, floors: 3, wall: '#f1e5cf', shop: 'café', colour: '#9c2f22' },
  { x: 1142, width: 154, floors: 3, wall: '#e4d3b5', shop: 'door', colour: '#2f4a3a' },
  { x: 1296, width: 170, floors: 3, wall: '#eee1c8', shop: 'café', colour: '#2f4a5a' },
  { x: 1466, width: 150, floors: 2, wall: '#eadcc2', shop: 'door', colour: '#5a3a26' },
  { x: 1616, width: 134, floors: 3, wall: '#f1e5cf', shop: 'café', colour: '#35573f' },
  { x: 1846, width: 160, floors: 2, wall: '#e4d3b5', shop: 'door', colour: '#2f4a3a' },
  { x: 2006, width: 170, floors: 3, wall: '#efe2ca', shop: 'café', colour: '#9c2f22' },
];

function parts(id: string): string {
  const stone = '#fbf3e2';
  const french = (height: number): string =>
    rect(-11, -3, 22, height + 3, stone) +
    rect(-8, 0, 16, height, GLASS) +
    path(`M-8 0h16l-16 ${round(height * 0.7)}z`, GLINT) +
    line(`M0 0v${height}M-8 13h16`, '#f6eddc', 1.4);
  const shutters = path(`${box(-16, 0, 7, 40)}${box(9, 0, 7, 40)}`, '#c9ced0');
  return define({
    [`${id}w`]: french(40) + shutters,
    [`${id}b`]:
      french(40) +
      path('M-13-7L0-13L13-7V-4H-13Z', stone) +
      line('M-12 27h24M-12 39h24', IRON, 1.2) +
      line('M-11 33h23', IRON, 12, { 'stroke-dasharray': '1.2 2.8' }),
    [`${id}o`]:
      path('M-11 4V-16Q-11-25 0-25T11-16V4Z', '#b9c2c8') +
      path('M-7 4V-14Q-7-20 0-20T7-14V4Z', GLASS) +
      line('M0-20V4', '#f6eddc', 1.2),
    [`${id}d`]:
      path('M-22 0V-58Q-22-76 0-76T22-58V0Z', stone) +
      path('M-17 0V-56Q-17-71 0-71T17-56V0Z', 'currentColor') +
      path('M-17-54Q0-78 17-54Z', '#8fa3a0') +
      line('M0-54V0M-13-46h9v16h-9zM4-46h9v16H4zM-13-25h9v18h-9zM4-25h9v18H4z', '#150d05', 1, {
        opacity: '.5',
      }) +
      circle(3.5, -27, 1.7, '#e8c77a'),
    [`${id}v`]:
      rect(-15, -62, 30, 50, stone) +
      rect(-12, -59, 24, 44, GLASS) +
      path('M-12-59h24l-24 32z', GLINT) +
      line('M0-59v44', '#f6eddc', 1.5),
    [`${id}t`]: tree('#6f7f52'),
    [`${id}l`]: streetLamp(),
    [`${id}p`]:
      path('M-7 0v-13h3v13zM-1 0v-16h3v16zM5 0v-13h3v13z', '#b8613f') +
      rect(-11, 0, 23, 22, '#dccdb2'),
    [`${id}L`]: litPane(16, 40),
  });
}

/** A café: a glazed front under an awning with a scalloped edge, and two tables outside. */
function cafe(x: number, width: number, colour: string): string {
  const left = x + 10;
  const across = width - 20;
  const top = STREET - 62;
  const panes = Math.round(across / 24);
  const mullions = Array.from(
    { length: panes - 1 },
    (_, index) => `M${round(left + ((index + 1) * across) / panes)} ${top}V${STREET - 6}`,
  );
  const scallops = Math.round(across / 12);
  const hem = `q${round(across / scallops / 2)} 7 ${round(across / scallops)} 0`.repeat(scallops);
  const table = (at: number): string =>
    `M${round(at - 8)} ${STREET - 15}h16M${round(at)} ${STREET - 15}v17`;
  return (
    rect(left, top, across, STREET - top - 4, colour) +
    rect(left + 4, top + 14, across - 8, STREET - top - 28, '#4a4f4a') +
    rect(left + 4, top + 14, across - 8, 18, '#f4dfae', { opacity: '.75' }) +
    line(mullions.join(''), colour, 3) +
    path(
      `M${left} ${top - 6}h${across}l6 20${hem.replaceAll('q', 'q-').replaceAll(' 7 ', ' 7 -')}z`,
      colour,
    ) +
    path(`M${left} ${top - 6}h${round(across * 0.45)}l-2 20H${left - 6}z`, '#fff0d8', {
      opacity: '.16',
    }) +
    line(table(left + across * 0.22) + table(left + across * 0.74), IRON, 1.8)
  );
}

/** Where the windows of a building are, floor by floor from above. */
function windowsOf({ x, width, floors }: Building, index: number) {
  const top = STREET - SHOP_FLOOR - floors * FLOOR - (index % 2) * 6;
  const columns = Math.round(width / 32);
  const step = width / columns;
  const centres = Array.from({ length: columns }, (_, column) => x + step * (column + 0.5));
  const rows = Array.from({ length: floors }, (_, floor) => top + 11 + floor * FLOOR);
  return { top, columns, centres, rows };
}

function buildingLights(id: string, one: Building, index: number): string {
  const { centres, rows } = windowsOf(one, index);
  const spots = rows.flatMap((y, floor) =>
    centres.filter((_, column) => isLit(index, floor, column)).map((x) => [x, y] as const),
  );
  const cafeFront =
    one.shop === 'café'
      ? line(`M${one.x + 14} ${STREET - 39}h${one.width - 28}`, LIT, 18, {
          'stroke-dasharray': '21 3',
        })
      : '';
  return place(`${id}L`, spots) + cafeFront;
}

function building(id: string, one: Building, index: number): string {
  const { x, width, floors, wall } = one;
  const { top, columns, centres, rows } = windowsOf(one, index);
  const ledge = top - MANSARD;
  const front = box(x, top, width, STREET - top);
  const balcony = (y: number): string =>
    rect(x - 2, y + 41, width + 4, 4, '#cdbd9f') +
    line(`M${x} ${y + 28}h${width}`, IRON, 1.4) +
    line(`M${x + 2} ${y + 35}h${width - 2}`, IRON, 13, { 'stroke-dasharray': '1.2 2.8' });
  const middle = centres[Math.floor(columns / 2)] ?? x;
  const groundFloor =
    one.shop === 'café'
      ? cafe(x, width, one.colour)
      : place(
          `${id}v`,
          centres
            .filter((centre) => Math.abs(centre - middle) > 30)
            .map((centre) => [centre, STREET] as const),
        ) + place(`${id}d`, [[middle, STREET]], one.colour);
  return (
    place(`${id}p`, [
      [x + 20, ledge - 14],
      [x + width - 22, ledge - 16],
    ]) +
    path(
      polygon([
        [x - 2, top],
        [x + 7, ledge],
        [x + width - 7, ledge],
        [x + width + 2, top],
      ]),
      ZINC,
    ) +
    path(
      polygon([
        [x - 2, top],
        [x + 7, ledge],
        [x + width * 0.4, ledge],
        [x + width * 0.36, top],
      ]),
      '#fff6e6',
      { opacity: '.16' },
    ) +
    line(`M${x + 8} ${top - 20}H${x + width - 6}`, '#6d7a86', MANSARD - 4, {
      'stroke-dasharray': '1 15',
    }) +
    path(box(x + 5, ledge - 4, width - 10, 5), '#a9b3ba') +
    place(
      `${id}o`,
      centres.map((centre) => [centre, top - 10] as const),
    ) +
    path(front, wall) +
    line(
      `M${x} ${STREET - SHOP_FLOOR + 12}h${width}M${x} ${STREET - SHOP_FLOOR + 26}h${width}M${x} ${STREET - 42}h${width}M${x} ${STREET - 24}h${width}`,
      SHADE,
      1,
      { opacity: '.14' },
    ) +
    rect(x - 4, top - 3, width + 8, 6, '#f7ecd7') +
    path(box(x, top + 3, width, 5), SHADE, { opacity: '.14' }) +
    rows
      .map((y, floor) =>
        place(
          `${id}${floor === 1 ? 'b' : 'w'}`,
          centres.map((centre) => [centre, y] as const),
        ),
      )
      .join('') +
    balcony(rows[0] ?? top) +
    (floors > 2 ? balcony(rows.at(-1) ?? top) : '') +
    rect(x, STREET - SHOP_FLOOR + 2, width, 5, '#f7ecd7') +
    groundFloor +
    rect(x, STREET - 6, width, 6, '#b9aa93') +
    path(front, `url(#${id}s)`) +
    path(box(x + width - 1, top, 1.2, STREET - top), SHADE, { opacity: '.22' })
  );
}

/** Roofs beyond the boulevard, pale with distance. */
function farRoofs(view: Frame) {
  const random = seeded(11);
  let walls = '';
  let roofs = '';
  let windows = '';
  let lights = '';
  for (let x = WORLD.x; x < WORLD_END; ) {
    const width = 54 + Math.round(random() * 40);
    const top = Math.round((x < 780 ? 322 : 300) + random() * 26);
    if (isInView({ x, width }, view)) {
      walls += box(x, top, width, STREET - top);
      roofs += `M${x - 1} ${top}l6-20h${width - 10}l6 20z`;
      windows += `M${x + 6} ${top + 14}h${width - 8}M${x + 6} ${top + 36}h${width - 8}`;
      lights += box(x + 6, top + 8.5, 6, 11) + box(x + 36, top + 30.5, 6, 11);
    }
    x += width;
  }
  return {
    drawing:
      path(walls, '#ecdcc0') +
      path(roofs, '#b7bec3') +
      line(windows, '#a99e8b', 11, { 'stroke-dasharray': '6 9' }),
    lights: path(lights, LIT),
  };
}

/** The stone bridge over the river, three arches wide. */
function bridge(): string {
  const arch = 'v-14q28-34 56 0v14z';
  return (
    path('M240 352H600V396H240Z', '#d6c4a4') +
    path(`M322 398${arch}M386 398${arch}M450 398${arch}`, '#9dbab7') +
    path('M318 398q32-44 64 0zM382 398q32-44 64 0zM446 398q32-44 64 0z', '#9dbab7') +
    rect(240, 346, 360, 7, '#e6d7ba') +
    line('M350 346v-18M414 346v-18M478 346v-18', IRON, 1.6) +
    line('M350 327h.1M414 327h.1M478 327h.1', '#fbe9bd', 6, { 'stroke-linecap': 'round' })
  );
}

/** The garden in front of the tower: lawn, clipped hedges and a gravel path. */
function garden(): string {
  return (
    rect(782, 404, 200, STREET - 404, '#9aa36c') +
    path(`M860 404h44l34 ${STREET - 404}h-112z`, '#e6d9bf') +
    path(`${box(782, 396, 66, 22)}${box(916, 396, 66, 22)}`, '#66764f') +
    path(`${box(782, 396, 66, 6)}${box(916, 396, 66, 6)}`, '#7b8a5c') +
    line(`M782 444H982`, IRON, 1.8) +
    line(`M784 457H982`, IRON, 26, { 'stroke-dasharray': '1.6 7' }) +
    rect(782, STREET - 8, 200, 8, '#b9aa93')
  );
}

/** A round kiosk for posters. */
function posterColumn(x: number): string {
  const y = STREET + 10;
  return (
    rect(x - 13, y - 74, 26, 74, '#35573f') +
    rect(x - 11, y - 64, 22, 48, '#f1e5cf') +
    rect(x - 11, y - 64, 22, 22, '#d9a036') +
    line(`M${x - 7} ${y - 34}h14M${x - 7} ${y - 28}h10M${x - 7} ${y - 22}h12`, '#8c8475', 2) +
    rect(x + 4, y - 74, 9, 74, SHADE, { opacity: '.16' }) +
    path(`M${x - 17} ${y - 74}h34q-4-12-14-15q-1-8-3-8t-3 8q-10 3-14 15z`, '#2c4a35')
  );
}

const LAMPS = [-468, 96, 628, 1142, 1752].map((x): Spot => [x, LAMP_FOOT]);
const TREES = [-592, -186, 216, 784, 978, 1302, 1618, 2008].map((x): Spot => [x, STREET + 9]);

export function paris(id: string, view: Frame): Scene {
  const showsRiver = view.x < 600;
  const buildings = BUILDINGS.map((one, index) => ({ one, index })).filter(({ one }) =>
    isInView(one, view),
  );
  const roofs = farRoofs(view);
  const tower = eiffelTower(882, 404);
  return {
    horizon: '#f3dcc0',
    defined: sidelight(`${id}s`) + parts(id),
    far: roofs.drawing + tower,
    // The tower is lit from within from sunset on.
    farLights: roofs.lights + tower,
    near:
      (showsRiver ? river(300, 640, '#dccbb0', '#a8c1be') + bridge() : '') +
      garden() +
      (showsRiver ? railing(-470, -346) + railing(334, 486) : '') +
      railing(1750, 1846) +
      buildings.map(({ one, index }) => building(id, one, index)).join('') +
      street(line(slabs(48), '#c9baa1', 1.1)) +
      place(`${id}l`, LAMPS) +
      posterColumn(520) +
      place(`${id}t`, TREES),
    nearLights:
      buildings.map(({ one, index }) => buildingLights(id, one, index)).join('') +
      lampLight(id, LAMPS),
  };
}
