import type { CarBody, CarPaint, SeatCount } from '../../../contract/car-designs.ts';
import { LAMP, lit, shaded } from '../colour.ts';
import { copy, DOWN, element, FROM_UPPER_LEFT, gradient, group, line, path, rect } from '../svg.ts';
import { type Cabin, cabinOf, type Point, type Sight, sightOf } from './cabin-space.ts';
import { dashboard, steeringWheel } from './dashboard.ts';
import { type Paintwork, paintwork } from './paintwork.ts';
import { CAR_FRAME, FLOOR, LAMPLIGHT, STUDIO_BY_NIGHT, WALL } from './studio.ts';
import { UPHOLSTERY } from './upholstery.ts';

const PANEL = '#4a443b';
const CARPET = '#2b2824';
const LINING = '#ddd5c6';
const NEAR = 0.3;
const FLOOR_DEPTH = -0.66;
/** The roof is narrower than the doors. */
const LEAN = 0.15;

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

type Side = 1 | -1;
const SIDES: readonly Side[] = [-1, 1];

/** Floor, doors and, seen through the windscreen, the bonnet. */
function tub({ half, dash }: Cabin, { facet }: Sight, paint: Paintwork, cloth: string): string {
  const strip = (side: Side, high: number, low: number, fill: string): string =>
    path(
      facet(
        [side * half, high, NEAR],
        [side * half, high, dash],
        [side * (half - 0.04), low, dash],
        [side * (half - 0.04), low, NEAR],
      ),
      fill,
    );
  const cowl = dash + 0.3;
  return (
    path(
      facet(
        [-half + 0.08, 0.03, cowl],
        [-half + 0.2, -0.05, cowl + 1],
        [half - 0.2, -0.05, cowl + 1],
        [half - 0.08, 0.03, cowl],
      ),
      paint.soft,
      { stroke: paint.edge, 'stroke-width': 0.8 },
    ) +
    path(
      facet(
        [-half, FLOOR_DEPTH, NEAR],
        [-half, FLOOR_DEPTH, dash],
        [half, FLOOR_DEPTH, dash],
        [half, FLOOR_DEPTH, NEAR],
      ),
      CARPET,
    ) +
    SIDES.map(
      (side) =>
        strip(side, 0, FLOOR_DEPTH, side < 0 ? shaded(PANEL, 0.3) : PANEL) +
        strip(side, -0.1, -0.24, shaded(cloth, side < 0 ? 0.35 : 0.12)) +
        strip(side, 0.012, -0.02, '#211f1b'),
    ).join('')
  );
}

/** The side of the roof: windows, the pillars between them, and the rail above. */
function flank(cabin: Cabin, { facet }: Sight, side: Side): string {
  const { half, roof, dash } = cabin;
  const front = dash - 0.4;
  const at = (share: number, z: number): Point => [side * (half - LEAN * share), roof * share, z];
  const pillar = (z: number, width: number): string =>
    facet(at(0, z), at(1, z - 0.05), at(1, z - 0.05 - width), at(0, z - width));
  const pillars = [front - 0.62, ...(cabin.rows.length > 1 ? [front - 1.5] : [])];
  return (
    path(facet(at(0, NEAR), at(0, dash + 0.2), at(1, front), at(1, NEAR)), '#eae6da') +
    path(facet(at(0.04, NEAR), at(0.04, dash), at(0.5, front + 0.3), at(0.5, NEAR)), '#cfc8b6', {
      opacity: '.6',
    }) +
    path(
      facet(at(0.86, NEAR), at(0.86, front + 0.1), at(1.02, front), at(1.02, NEAR)),
      side < 0 ? shaded(LINING, 0.22) : shaded(LINING, 0.1),
    ) +
    path(pillars.map((z) => pillar(z, 0.13)).join(''), shaded(LINING, side < 0 ? 0.5 : 0.36))
  );
}

/** The lining overhead, a lamp in it, and the sun visors at its front edge. */
function ceiling(id: string, { half, roof, dash }: Cabin, { facet, facing }: Sight): string {
  const brow = half - LEAN;
  const front = dash - 0.4;
  return (
    path(
      facet([-brow, roof, NEAR], [-brow, roof, front], [brow, roof, front], [brow, roof, NEAR]),
      `url(#${id}r)`,
    ) +
    path(
      facet(
        [-0.13, roof, front - 0.45],
        [-0.13, roof, front - 0.3],
        [0.13, roof, front - 0.3],
        [0.13, roof, front - 0.45],
      ),
      '#f7f3ea',
    ) +
    group(
      rect(-half * 82, 0, half * 62, 9, shaded(LINING, 0.16), { rx: 3 }) +
        rect(half * 20, 0, half * 62, 9, shaded(LINING, 0.16), { rx: 3 }),
      { transform: facing([0, roof, front]) },
    )
  );
}

function windscreen(cabin: Cabin, sight: Sight): string {
  const { half, dash, roof } = cabin;
  const { facet, facing } = sight;
  const base = dash + 0.27;
  const head = dash - 0.4;
  const corner = (side: Side, top: boolean): Point =>
    top ? [side * (half - LEAN), roof, head] : [side * (half - 0.02), 0, base];
  const glass = facet(corner(-1, false), corner(-1, true), corner(1, true), corner(1, false));
  return (
    path(
      facet(
        corner(-1, true),
        [(-half + LEAN) * 0.4, roof, head],
        [-half * 0.75, 0, base],
        corner(-1, false),
      ),
      LAMP,
      { opacity: '.35' },
    ) +
    line(glass, cabin.open ? '#1a1916' : shaded(LINING, 0.42), 6, { 'stroke-linejoin': 'round' }) +
    group(
      rect(-12, 0, 24, 7, '#201d19', { rx: 3 }) + rect(-10.5, 1.4, 21, 4.2, '#93a4a2', { rx: 2 }),
      { transform: `${facing([0, roof, head])}translate(0 ${cabin.open ? 4 : 9})` },
    )
  );
}

function seatRows(id: string, cabin: Cabin, { facing }: Sight): string {
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
  const sight = sightOf(cabin);
  const { facet, facing, project } = sight;
  const { width, height } = CAR_FRAME;
  const { half, dash } = cabin;
  const driver = cabin.rows[0]?.seats[0] ?? -0.36;
  const [, horizon] = project([0, -0.3, 9]);
  const between = facet(
    [-0.11, -0.3, dash],
    [0.11, -0.3, dash],
    [0.11, -0.34, dash - 1.1],
    [-0.11, -0.34, dash - 1.1],
  );
  return (
    STUDIO_BY_NIGHT +
    gradient(`${id}w`, FROM_UPPER_LEFT, [
      [0, LAMPLIGHT, 0.95],
      [0.6, LAMPLIGHT, 0],
    ]) +
    gradient(`${id}r`, DOWN, [
      [0, shaded(LINING, 0.12)],
      [1, lit(LINING, 0.2)],
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
    rect(0, 0, width, horizon, WALL) +
    rect(0, 0, width, height, `url(#${id}w)`) +
    tub(cabin, sight, paint, cloth) +
    path(
      facet(
        [-half, -0.01, dash],
        [-half, -0.01, dash + 0.3],
        [half, -0.01, dash + 0.3],
        [half, -0.01, dash],
      ),
      '#3b362d',
    ) +
    (cabin.open ? '' : SIDES.map((side) => flank(cabin, sight, side)).join('')) +
    windscreen(cabin, sight) +
    (cabin.open ? '' : ceiling(id, cabin, sight)) +
    group(dashboard(`${id}d`, half * 100, cloth), { transform: facing([0, 0, dash]) }) +
    path(between, '#24211d') +
    group(steeringWheel(), { transform: facing([driver, -0.08, dash - 0.26]) }) +
    seatRows(id, cabin, sight)
  );
}
