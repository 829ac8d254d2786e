import type { CarBody, CarPaint, SeatCount } from '../../../contract/pictures.ts';
import { DARK, LAMP, lit, shaded } from '../colour.ts';
import { copy, DOWN, element, FROM_UPPER_LEFT, gradient, group, line, path, rect } from '../svg.ts';
import { type Cabin, cabinOf, facet, facing, type Point, project } from './cabin-space.ts';
import { dashboard, steeringWheel } from './dashboard.ts';
import { type Paintwork, paintwork } from './paintwork.ts';
import { CAR_FRAME, FLOOR, WALL } from './studio.ts';
import { UPHOLSTERY } from './upholstery.ts';

const PANEL = '#4a443b';
const CARPET = '#2b2824';
const NEAR = 2.5;
const FLOOR_DEPTH = -0.66;

/** A seat from behind, in centimetres: the middle of the seat is x = 0, its foot y = 0, up is negative. */
function seat(id: string, cloth: string): string {
  const back =
    'M-25-2C-27-24-25-46-21-58C-19-62-15-63-10-63H10C15-63 19-62 21-58C25-46 27-24 25-2C25 2-25 2-25-2Z';
  return (
    line('M-5-62V-70M5-62V-70', '#1d1c1a', 1.8) +
    path(
      'M-13-71C-14-78-11-82-6-82H6C11-82 14-78 13-71C13-68 10-67 7-67H-7C-10-67-13-68-13-71Z',
      cloth,
    ) +
    path('M-12-75C-12-79-10-81-6-81H6C10-81 12-79 12-75C8-77-8-77-12-75Z', lit(cloth, 0.3)) +
    path(back, `url(#${id}c)`) +
    path('M-21-58C-19-62-15-63-10-63H10C15-63 19-62 21-58C14-60-14-60-21-58Z', lit(cloth, 0.34)) +
    line('M-17-54C-19-38-20-22-19-8M17-54C19-38 20-22 19-8', shaded(cloth, 0.35), 0.9) +
    path('M-15-30C-8-28 8-28 15-30L16-8C8-6-8-6-16-8Z', shaded(cloth, 0.28)) +
    line('M-15-30C-8-28 8-28 15-30', shaded(cloth, 0.5), 1)
  );
}

/** Floor, bonnet and the paint that frames the cabin. */
function tub(cabin: Cabin, paint: Paintwork): string {
  const { half, dash } = cabin;
  const cowl = dash + 0.3;
  const rim = half + 0.11;
  const flank = (sign: 1 | -1): string =>
    path(
      facet(
        [sign * half, 0, NEAR],
        [sign * half, 0, dash],
        [sign * (half - 0.06), FLOOR_DEPTH, dash],
        [sign * (half - 0.06), FLOOR_DEPTH, NEAR],
      ),
      sign < 0 ? shaded(PANEL, 0.3) : PANEL,
    );
  const edge = (sign: 1 | -1): string =>
    path(
      facet(
        [sign * half, 0, NEAR],
        [sign * (half - 0.01), 0, cowl],
        [sign * (rim - 0.02), -0.02, cowl],
        [sign * rim, -0.02, NEAR],
      ),
      sign < 0 ? lit(paint.base, 0.24) : shaded(paint.base, 0.12),
    ) +
    path(
      facet(
        [sign * half, 0, NEAR],
        [sign * (half - 0.01), 0, dash],
        [sign * (half - 0.06), -0.03, dash],
        [sign * (half - 0.06), -0.03, NEAR],
      ),
      '#211f1b',
    );
  const bonnet = facet(
    [-rim + 0.02, -0.02, cowl],
    [-rim + 0.1, -0.1, cowl + 0.95],
    [rim - 0.1, -0.1, cowl + 0.95],
    [rim - 0.02, -0.02, cowl],
  );
  const crease = [-0.34, 0.34]
    .map(
      (x) =>
        `M${project([x * 0.9, -0.08, cowl + 0.9]).join(' ')}L${project([x, -0.01, cowl]).join(' ')}`,
    )
    .join('');
  return (
    path(bonnet, paint.soft, { stroke: paint.edge, 'stroke-width': 0.8 }) +
    line(crease, DARK, 1, { opacity: '.25' }) +
    path(
      facet(
        [-half, FLOOR_DEPTH, NEAR],
        [-half, FLOOR_DEPTH, dash],
        [half, FLOOR_DEPTH, dash],
        [half, FLOOR_DEPTH, NEAR],
      ),
      CARPET,
    ) +
    flank(-1) +
    flank(1) +
    edge(-1) +
    edge(1)
  );
}

function doorTrim(cabin: Cabin, cloth: string): string {
  const { half, dash } = cabin;
  const strip = (sign: 1 | -1): string =>
    facet(
      [sign * (half - 0.02), -0.12, NEAR],
      [sign * (half - 0.02), -0.12, dash],
      [sign * (half - 0.03), -0.22, dash],
      [sign * (half - 0.03), -0.22, NEAR],
    );
  return path(strip(-1), shaded(cloth, 0.35)) + path(strip(1), shaded(cloth, 0.12));
}

function windscreen(cabin: Cabin, paint: Paintwork): string {
  const { half, dash, roof } = cabin;
  const base = dash + 0.27;
  const head = dash - 0.42;
  const foot = half - 0.02;
  const brow = half - 0.17;
  const corner = (sign: 1 | -1, top: boolean): Point =>
    top ? [sign * brow, roof, head] : [sign * foot, 0, base];
  const glass = facet(corner(-1, false), corner(-1, true), corner(1, true), corner(1, false));
  const [left, top] = project(corner(-1, true));
  const [right] = project(corner(1, true));
  const mirrorWidth = (right - left) * 0.2;
  return (
    path(glass, '#a9bab8', { opacity: '.28' }) +
    path(
      facet(
        corner(-1, true),
        [-brow * 0.4, roof, head],
        [-brow * 0.75, 0, base],
        corner(-1, false),
      ),
      LAMP,
      { opacity: '.3' },
    ) +
    line(glass, cabin.open ? '#1a1916' : shaded(paint.base, 0.1), 7, {
      'stroke-linejoin': 'round',
    }) +
    rect(MIDDLE - mirrorWidth / 2, top + 9, mirrorWidth, 13, '#201d19', { rx: 5 }) +
    rect(MIDDLE - mirrorWidth / 2 + 3, top + 11.5, mirrorWidth - 6, 8, '#93a4a2', { rx: 3 })
  );
}

const MIDDLE = CAR_FRAME.width / 2;

function seatRows(id: string, cabin: Cabin): string {
  return cabin.rows
    .flatMap(({ z, seats, width }) =>
      seats.map((x) => copy(`${id}s`, { transform: facing([x, -0.62, z], width) })),
    )
    .join('');
}

export function interiorView(
  id: string,
  body: CarBody,
  paintName: CarPaint,
  seats: SeatCount,
): string {
  const paint = paintwork(paintName);
  const cloth = UPHOLSTERY[paintName];
  const cabin = cabinOf(body, seats);
  const { width, height } = CAR_FRAME;
  const { half, dash } = cabin;
  const driver = cabin.rows[0]?.seats[0] ?? -0.36;
  const console = facet(
    [-0.11, -0.3, cabin.dash],
    [0.11, -0.3, cabin.dash],
    [0.11, -0.34, cabin.dash - 1.1],
    [-0.11, -0.34, cabin.dash - 1.1],
  );
  return (
    gradient(`${id}w`, FROM_UPPER_LEFT, [
      [0, '#fffaf0', 0.95],
      [0.6, '#fffaf0', 0],
    ]) +
    gradient(`${id}c`, FROM_UPPER_LEFT, [
      [0, lit(cloth, 0.16)],
      [0.5, cloth],
      [1, shaded(cloth, 0.36)],
    ]) +
    gradient(`${id}d`, DOWN, [
      [0, '#57503f'],
      [0.2, '#3b362d'],
      [1, '#1d1a15'],
    ]) +
    element('defs', {}, group(seat(id, cloth), { id: `${id}s` })) +
    rect(0, 0, width, height, FLOOR) +
    rect(0, 0, width, 124, WALL) +
    rect(0, 0, width, height, `url(#${id}w)`) +
    tub(cabin, paint) +
    doorTrim(cabin, cloth) +
    path(
      facet(
        [-half, -0.01, dash],
        [-half, -0.01, dash + 0.3],
        [half, -0.01, dash + 0.3],
        [half, -0.01, dash],
      ),
      '#3b362d',
    ) +
    windscreen(cabin, paint) +
    group(dashboard(`${id}d`, cabin.half * 100, cloth), { transform: facing([0, 0, cabin.dash]) }) +
    path(console, '#24211d') +
    group(steeringWheel(), { transform: facing([driver, -0.08, cabin.dash - 0.26]) }) +
    seatRows(id, cabin)
  );
}
