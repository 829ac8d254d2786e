import type { CarBody, CarPaint } from '../../../contract/pictures.ts';
import { DARK, LAMP, lit, shaded } from '../colour.ts';
import {
  ACROSS,
  circle,
  clip,
  copy,
  element,
  FROM_RIGHT,
  FROM_UPPER_LEFT,
  FROM_UPPER_RIGHT,
  gradient,
  group,
  line,
  path,
  rect,
  round,
} from '../svg.ts';
import { bodyGradient, type Paintwork, paintwork } from './paintwork.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import { CAR_FRAME, contactShadow } from './studio.ts';
import { UPHOLSTERY } from './upholstery.ts';
import { alloyGradient, wheel } from './wheel.ts';

const GROUND = 200;
const SCALE = 1.21;
const GROUND_ON_PICTURE = 342;
const TRIM = '#141311';
const PLASTIC = '#2a2825';

/** The gap between tyre and body. The arch has the wheel's own centre, so it is even all round. */
const ARCH_GAP = 4;

function bodyPath(shape: Silhouette): string {
  const radius = shape.tyre + ARCH_GAP;
  const drop = shape.sill - (GROUND - shape.tyre);
  const half = Math.sqrt(radius ** 2 - drop ** 2);
  const arches = [...shape.axles]
    .reverse()
    .map(
      (x) =>
        `L${round(x + half)} ${shape.sill}A${radius} ${radius} 0 1 0 ${round(x - half)} ${shape.sill}`,
    );
  return `${shape.outline}${arches.join('')}Z`;
}

/** Which way the nose points. The lamp stays on the left of the picture either way. */
export type Heading = 'left' | 'right';

function gradients(id: string, shape: Silhouette, paint: Paintwork, heading: Heading): string {
  const across = heading === 'left' ? ACROSS : FROM_RIGHT;
  const slanting = heading === 'left' ? FROM_UPPER_LEFT : FROM_UPPER_RIGHT;
  return (
    bodyGradient(`${id}p`, paint, shape.roof, shape.sill) +
    gradient(`${id}l`, across, [
      [0, LAMP, 0.24],
      [0.45, LAMP, 0],
      [1, DARK, 0.2],
    ]) +
    gradient(`${id}g`, slanting, [
      [0, '#7b8a87'],
      [0.36, '#353e3e'],
      [1, '#161817'],
    ]) +
    gradient(`${id}h`, ACROSS, [
      [0, '#fffdf8'],
      [1, '#b4bdbf'],
    ]) +
    gradient(`${id}t`, ACROSS, [
      [0, '#7c1710'],
      [1, '#e5392b'],
    ]) +
    gradient(`${id}c`, ACROSS, [
      [0, LAMP, 0],
      [0.22, LAMP, 0.85],
      [0.7, LAMP, 0.5],
      [1, LAMP, 0],
    ]) +
    alloyGradient(`${id}a`, slanting)
  );
}

/** What is under the car and behind the wheels. */
function underside(shape: Silhouette): string {
  const [front, rear] = shape.axles;
  const hub = GROUND - shape.tyre;
  const wells = shape.axles.map((x) => circle(x, hub, shape.tyre + ARCH_GAP + 0.6, '#0d0c0b'));
  return rect(front, shape.sill - 14, rear - front, 20, '#100f0d') + wells.join('');
}

function skirt(shape: Silhouette): string {
  const hub = GROUND - shape.tyre;
  const { sill, length } = shape;
  const rim = shape.tyre + ARCH_GAP;
  if (shape.cladding) {
    const lips = shape.axles.map((x) => circle(x, hub, rim + 7, PLASTIC));
    return (
      path(
        `M0 ${sill - 17}C140 ${sill - 12} 320 ${sill - 12} ${length} ${sill - 18}V200H0Z`,
        PLASTIC,
      ) +
      lips.join('') +
      line(`M140 ${sill - 8}H${length - 160}`, '#8b877f', 1.4)
    );
  }
  const lips = shape.axles.map((x) =>
    circle(x, hub, rim + 1.4, 'none', {
      stroke: DARK,
      'stroke-opacity': '.3',
      'stroke-width': 2.8,
    }),
  );
  return (
    path(`M0 ${sill - 7}C140 ${sill - 4} 320 ${sill - 4} ${length} ${sill - 8}V200H0Z`, '#1b1916', {
      opacity: '.88',
    }) + lips.join('')
  );
}

function surface(id: string, shape: Silhouette, paint: Paintwork): string {
  return group(
    path(`${shape.crease}V200H0Z`, DARK, { opacity: '.1' }) +
      rect(0, 0, shape.length, GROUND, `url(#${id}l)`) +
      line(shape.crease, `url(#${id}c)`, 7, { opacity: '.3' }) +
      line(shape.crease, `url(#${id}c)`, 3, { opacity: '.4' }) +
      line(shape.crease, `url(#${id}c)`, 1) +
      skirt(shape) +
      path(shape.intake, TRIM) +
      path(shape.headlamp, `url(#${id}h)`, { stroke: '#4c4b48', 'stroke-width': 0.8 }) +
      path(shape.tailLamp, `url(#${id}t)`, { stroke: '#5a130d', 'stroke-width': 0.6 }) +
      line(shape.outline, paint.glint, 2.6, { 'stroke-opacity': '.7' }) +
      (shape.screens === ''
        ? ''
        : line(shape.screens, '#262b2b', 2.6, { 'stroke-linecap': 'round' })),
    { 'clip-path': `url(#${id}o)` },
  );
}

function windows(id: string, shape: Silhouette): string {
  const left = shape.mirror[0] + 36;
  const streak = (x: number, width: number): string => `M${x} 0h${width}l-66 110h-${width}z`;
  const pillars = shape.pillars.map(([top, belt, width]) =>
    line(`M${top} 0L${top + (belt - top) * 1.6} 110`, TRIM, width),
  );
  return (
    copy(`${id}v`, {
      fill: TRIM,
      stroke: TRIM,
      'stroke-width': 4.4,
      'stroke-linejoin': 'round',
    }) +
    copy(`${id}v`, { fill: `url(#${id}g)` }) +
    group(
      path(streak(left, 52) + streak(left + 66, 12), LAMP, { opacity: '.17' }) +
        path(streak(left + 138, 40), LAMP, { opacity: '.09' }) +
        pillars.join(''),
      { 'clip-path': `url(#${id}w)` },
    )
  );
}

/** The windscreen of an open car, with the seats and the roll hoop behind it. */
function openCabin(shape: Silhouette, cloth: string): string {
  const seat =
    line('M226 72L225 82M233 72L232 82', '#1d1c1a', 1.6) +
    path('M221 66Q222 62 226 62H236Q240 62 239 66L238 71Q237 75 233 75H224Q220 75 220 71Z', cloth) +
    path('M206 114L214 86Q216 80 222 80H232Q239 80 239 87L241 114Z', cloth) +
    line('M211 110L218 87', lit(cloth, 0.3), 1.6) +
    line('M228 84L226 112', shaded(cloth, 0.3), 1);
  return (
    path('M146 102C196 107 266 107 306 101V116H150Z', '#1d1a16') +
    seat +
    line('M262 104C262 84 266 80 271 80C276 80 280 84 282 103', '#3a3834', 3.4) +
    line('M262 104C262 84 266 80 271 80', '#8b877f', 0.9) +
    line('M184 84C190 83 193 90 191 98', '#201c18', 3.2, { 'stroke-linecap': 'round' }) +
    path(shape.glass, '#8fa3ab', { opacity: '.6' }) +
    path('M150 92L178 69L189 63L196 65C178 77 163 89 152 101Z', LAMP, { opacity: '.25' })
  );
}

function openTrim(): string {
  return (
    path(
      'M292 102C302 93 340 91 366 99C371 102 369 104 363 104C340 103 316 103 292 102Z',
      '#2c2823',
    ) +
    line('M300 98C318 93 342 94 358 99', '#4b453d', 1.5) +
    line('M152 101C163 89 178 77 196 65', TRIM, 4.4, { 'stroke-linecap': 'round' }) +
    line('M146 102.5C196 106.5 266 106.5 304 101.5', '#8b877f', 1.2)
  );
}

function details(id: string, shape: Silhouette, paint: Paintwork): string {
  const handles = shape.handles.map(([x, y]) =>
    rect(x, y, 20, 3.8, lit(paint.base, 0.34), {
      rx: 1.9,
      stroke: DARK,
      'stroke-opacity': '.4',
      'stroke-width': 0.6,
    }),
  );
  const [x, y] = shape.mirror;
  const rails = shape.rails
    ? line(shape.rails, PLASTIC, 3.2, { 'stroke-linecap': 'round' }) +
      line(shape.rails, '#98948c', 0.8, { transform: 'translate(0-1)' })
    : '';
  return (
    rails +
    line(shape.seams, DARK, 1.1, { 'stroke-opacity': '.45' }) +
    line(shape.seams, LAMP, 0.7, { 'stroke-opacity': '.2', transform: 'translate(1.1)' }) +
    handles.join('') +
    path(`M${x - 5} ${y + 3}c-3-9 3-13 12-12c8 1 12 5 10 12z`, shaded(paint.base, 0.06), {
      stroke: DARK,
      'stroke-opacity': '.5',
      'stroke-width': 0.8,
    }) +
    line(`M${x - 3} ${y - 4}c2-4 6-5 11-4`, paint.glint, 1.2, { 'stroke-opacity': '.7' }) +
    group(wheel(shape.rim, shape.tyre, `url(#${id}a)`), {
      id: `${id}k`,
      transform: `translate(${shape.axles[0]} ${GROUND - shape.tyre})`,
    }) +
    copy(`${id}k`, { x: shape.axles[1] - shape.axles[0] })
  );
}

export function sideView(id: string, body: CarBody, paintName: CarPaint, heading: Heading): string {
  const shape = SILHOUETTES[body];
  const paint = paintwork(paintName);
  const left = (CAR_FRAME.width / SCALE - shape.length) / 2;
  const top = GROUND_ON_PICTURE / SCALE - GROUND;
  const turned =
    heading === 'left'
      ? `scale(${SCALE})`
      : `translate(${CAR_FRAME.width})scale(-${SCALE} ${SCALE})`;
  const middle = shape.length / 2 - (heading === 'left' ? 0 : 12);
  return (
    gradients(id, shape, paint, heading) +
    element(
      'defs',
      {},
      element('path', { id: `${id}b`, d: bodyPath(shape) }) +
        element('path', { id: `${id}v`, d: shape.glass }),
    ) +
    clip(`${id}o`, copy(`${id}b`)) +
    clip(`${id}w`, copy(`${id}v`)) +
    group(
      contactShadow(id, middle, GROUND - 1, shape.length / 2) +
        underside(shape) +
        (shape.open ? openCabin(shape, UPHOLSTERY[paintName]) : '') +
        copy(`${id}b`, { fill: `url(#${id}p)` }) +
        surface(id, shape, paint) +
        copy(`${id}b`, { fill: 'none', stroke: paint.edge, 'stroke-opacity': '.6' }) +
        (shape.open ? openTrim() : windows(id, shape)) +
        details(id, shape, paint),
      { transform: `${turned}translate(${round(left)} ${round(top)})` },
    )
  );
}
