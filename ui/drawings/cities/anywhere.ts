import { lit } from '../colour.ts';
import { box, circle, type Frame, line, path, polygon, rect, round } from '../svg.ts';
import { isLit, LAMP_FOOT, lampLight, litPane, type Scene } from './light.ts';
import {
  define,
  GLASS,
  GLINT,
  IRON,
  isInView,
  place,
  SHADE,
  type Spot,
  STREET,
  sidelight,
  slabs,
  street,
  streetLamp,
  tree,
  WORLD,
  WORLD_END,
} from './scenery.ts';

const GROUND_FLOOR = 84;
const FLOOR = 58;
const PANE = { width: 18, height: 32 };

interface House {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly wall: string;
  readonly door: string;
  readonly roof: 'gable' | 'hip' | 'flat';
}

/** A street of no town in particular: every second house has its front door in the middle. */
const HOUSES: readonly House[] = [
  { x: -700, width: 150, floors: 2, wall: '#efe3cd', door: '#2f4a5a', roof: 'gable' },
  { x: -544, width: 128, floors: 1, wall: '#dfe0d2', door: '#9c2f22', roof: 'hip' },
  { x: -320, width: 164, floors: 2, wall: '#f0d9c0', door: '#35573f', roof: 'flat' },
  { x: -150, width: 140, floors: 1, wall: '#e9ddc6', door: '#5a3a26', roof: 'gable' },
  { x: 70, width: 172, floors: 2, wall: '#f1e5cf', door: '#9c2f22', roof: 'hip' },
  { x: 248, width: 132, floors: 1, wall: '#d9dfd8', door: '#2f4a3a', roof: 'gable' },
  { x: 386, width: 156, floors: 2, wall: '#efd6b8', door: '#2f4a5a', roof: 'flat' },
  { x: 660, width: 148, floors: 1, wall: '#ebe0cc', door: '#35573f', roof: 'gable' },
  { x: 814, width: 168, floors: 2, wall: '#dde0d6', door: '#5a3a26', roof: 'hip' },
  { x: 1064, width: 150, floors: 2, wall: '#f2dfc6', door: '#2f4a3a', roof: 'gable' },
  { x: 1220, width: 184, floors: 3, wall: '#ece1cd', door: '#9c2f22', roof: 'flat' },
  { x: 1478, width: 146, floors: 2, wall: '#e0e1d4', door: '#2f4a5a', roof: 'hip' },
  { x: 1630, width: 160, floors: 1, wall: '#f0dcc2', door: '#35573f', roof: 'gable' },
  { x: 1868, width: 152, floors: 2, wall: '#eee2cc', door: '#5a3a26', roof: 'flat' },
  { x: 2026, width: 150, floors: 2, wall: '#dfe0d2', door: '#9c2f22', roof: 'gable' },
];

const TREES = [-550, -184, -6, 578, 622, 1010, 1034, 1440, 1812].map((x): Spot => [x, STREET + 8]);
const LAMPS = [-346, 44, 556, 990, 1430, 1836].map((x): Spot => [x, LAMP_FOOT]);

function parts(id: string): string {
  const stone = '#fbf3e2';
  return define({
    [`${id}w`]:
      rect(-13, -4, 26, PANE.height + 8, stone) +
      rect(-9, 0, PANE.width, PANE.height, GLASS) +
      path(`M-9 0h18l-18 ${round(PANE.height * 0.7)}z`, GLINT) +
      line(`M0 0v${PANE.height}M-9 14h18`, '#f6eddc', 1.4),
    [`${id}d`]:
      rect(-20, -66, 40, 66, stone) +
      rect(-15, -60, 30, 60, 'currentColor') +
      rect(-11, -55, 22, 13, '#8fa3a0') +
      line('M-11-36h9v14h-9zM2-36h9v14H2zM-11-18h9v12h-9zM2-18h9v12H2z', '#150d05', 1, {
        opacity: '.45',
      }) +
      circle(10, -28, 1.8, '#e8c77a'),
    [`${id}t`]: tree('#6f7f52'),
    [`${id}l`]: streetLamp(),
    [`${id}L`]: litPane(PANE.width, PANE.height),
  });
}

const topOf = ({ floors }: House): number => STREET - GROUND_FLOOR - floors * FLOOR;

/** Evenly across the front, and none over the door on the ground floor. */
function windowsOf(house: House): readonly { spot: Spot; floor: number; column: number }[] {
  const columns = Math.floor(house.width / 46);
  const apart = house.width / columns;
  return Array.from({ length: house.floors + 1 }, (_, floor) =>
    Array.from({ length: columns }, (__, column) => ({
      spot: [
        round(house.x + (column + 0.5) * apart),
        floor === 0 ? STREET - 62 : STREET - GROUND_FLOOR - floor * FLOOR + 14,
      ] as Spot,
      floor,
      column,
    })),
  )
    .flat()
    .filter(({ spot, floor }) => floor > 0 || Math.abs(spot[0] - doorOf(house)) > 34);
}

const doorOf = ({ x, width }: House): number => round(x + width / 2);

function roof({ x, width, floors, roof: kind, wall }: House): string {
  const top = STREET - GROUND_FLOOR - floors * FLOOR;
  const tiles = '#a8684a';
  if (kind === 'flat') return rect(x - 4, top - 9, width + 8, 9, lit(wall, -0.16));
  const [left, right] = [x - 8, x + width + 8];
  const ridge = kind === 'gable' ? [x + width / 2] : [x + 26, x + width - 26];
  const high = kind === 'gable' ? top - 52 : top - 36;
  const outline = [
    [left, top] as const,
    ...ridge.map((at) => [at, high] as const),
    [right, top] as const,
  ];
  const chimney = box(x + width * 0.74, high + (kind === 'gable' ? 6 : -14), 16, 34);
  return (
    path(chimney, '#b9836a') +
    path(polygon(outline), tiles) +
    line(`M${round(left)} ${top}H${round(right)}`, SHADE, 2, { opacity: '.3' })
  );
}

function house(id: string, one: House): string {
  const top = topOf(one);
  return (
    rect(one.x, top, one.width, STREET - top, one.wall) +
    rect(one.x, top, one.width, STREET - top, `url(#${id}s)`) +
    rect(one.x, STREET - 12, one.width, 12, SHADE, { opacity: '.14' }) +
    line(`M${one.x} ${STREET - GROUND_FLOOR}h${one.width}`, SHADE, 1.2, { opacity: '.22' }) +
    roof(one) +
    place(
      `${id}w`,
      windowsOf(one).map(({ spot }) => spot),
    ) +
    place(`${id}d`, [[doorOf(one), STREET]], one.door)
  );
}

/** Hills behind the roofs, the farther the paler. */
function hills(): string {
  const { x } = WORLD;
  const ridge = (y: number, rise: number, fill: string): string =>
    path(
      `M${x} ${y}C${x + 420} ${y - rise} ${x + 760} ${y + 10} ${x + 1180} ${y - rise * 0.6}S${x + 1980} ${y - rise * 1.2} ${WORLD_END} ${y - 20}V${STREET}H${x}Z`,
      fill,
    );
  return ridge(262, 90, '#d9d5bd') + ridge(318, 60, '#c3c6a6') + ridge(372, 40, '#adb58d');
}

/** A low garden wall where no house stands. */
function gardenWall(): string {
  return (
    rect(WORLD.x, STREET - 34, WORLD.width, 34, '#d8cab0') +
    rect(WORLD.x, STREET - 38, WORLD.width, 5, '#efe4cf') +
    line(`M${WORLD.x} ${STREET - 17}H${WORLD_END}`, IRON, 0.8, { opacity: '.18' })
  );
}

/** For a city that nobody has drawn yet. */
export function anywhere(id: string, view: Frame): Scene {
  const houses = HOUSES.map((one, index) => ({ one, index })).filter(({ one }) =>
    isInView(one, view),
  );
  const lights = houses.flatMap(({ one, index }) =>
    windowsOf(one)
      .filter(({ floor, column }) => isLit(index, floor, column))
      .map(({ spot }) => spot),
  );
  return {
    horizon: '#f0dcc4',
    defined: sidelight(`${id}s`) + parts(id),
    far: hills(),
    farLights: '',
    near:
      gardenWall() +
      houses.map(({ one }) => house(id, one)).join('') +
      street(line(slabs(54), '#c9baa1', 1.1)) +
      place(`${id}l`, LAMPS) +
      place(`${id}t`, TREES),
    nearLights: place(`${id}L`, lights) + lampLight(id, LAMPS),
  };
}
