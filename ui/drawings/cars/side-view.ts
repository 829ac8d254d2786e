import type { CarDesign, CarPaint } from '../../../contract/car-designs.ts';
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
import { openCabin, openTrim } from './open-cabin.ts';
import { bodyGradient, type Paintwork, paintwork } from './paintwork.ts';
import { GROUND } from './rounded.ts';
import { cap, flankExtras, PLASTIC, spareWheel, TRIM } from './side-extras.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';
import { CAR_FRAME, contactShadow } from './studio.ts';
import { UPHOLSTERY } from './upholstery.ts';
import { alloyGradient, wheel } from './wheel.ts';

/** All cars are drawn to this one scale, units of the picture per centimetre: the longest fills it. */
const SCALE = 1.07;
const GROUND_ON_PICTURE = 292;

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
        `L${round(x + half)} ${shape.sill}A${round(radius)} ${round(radius)} 0 1 0 ${round(x - half)} ${shape.sill}`,
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
      [0.35, '#e6ebea'],
      [1, '#7e898c'],
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

function lips(shape: Silhouette, width: number, colour: string, opacity?: string): string {
  const hub = GROUND - shape.tyre;
  const rim = shape.tyre + ARCH_GAP;
  return shape.axles
    .map((x) =>
      circle(x, hub, rim + width / 2, 'none', {
        stroke: colour,
        'stroke-opacity': opacity,
        'stroke-width': width,
      }),
    )
    .join('');
}

function skirt(shape: Silhouette): string {
  const { sill, length } = shape;
  const band = (from: number, middle: number, fill: string, opacity?: string): string =>
    path(
      `M0 ${round(sill - from)}C140 ${round(sill - middle)} ${round(length - 140)} ${round(sill - middle)} ${length} ${round(sill - from - 1)}V200H0Z`,
      fill,
      { opacity },
    );
  switch (shape.profile.cladding) {
    case 'thick':
      return (
        band(17, 12, PLASTIC) +
        lips(shape, 7, PLASTIC) +
        line(
          `M${round(shape.axles[0] + 60)} ${round(sill - 8)}H${round(shape.axles[1] - 60)}`,
          '#8b877f',
          1.4,
        )
      );
    case 'thin':
      return band(10, 8, PLASTIC) + lips(shape, 3.6, PLASTIC);
    case 'none':
      return band(7, 4, '#1b1916', '.88') + lips(shape, 2.8, DARK, '.3');
  }
}

function surface(id: string, shape: Silhouette, paint: Paintwork): string {
  return group(
    path(`${shape.crease}V200H0Z`, DARK, { opacity: '.1' }) +
      rect(0, 0, shape.length, GROUND, `url(#${id}l)`) +
      [
        [7, '.3'],
        [3, '.4'],
        [1, undefined],
      ]
        .map(([width, opacity]) => copy(`${id}z`, { 'stroke-width': width, opacity }))
        .join('') +
      cap(shape) +
      skirt(shape) +
      flankExtras(shape) +
      path(shape.intake, TRIM) +
      path(shape.headlamp, `url(#${id}h)`, { stroke: '#33312e', 'stroke-width': 1.8 }) +
      path(shape.tailLamp, `url(#${id}t)`, { stroke: '#4a100b', 'stroke-width': 1 }) +
      copy(`${id}s`, { stroke: LAMP, 'stroke-opacity': '.2', transform: 'translate(1.1)' }) +
      copy(`${id}s`, { stroke: DARK, 'stroke-opacity': '.45' }) +
      line(shape.outline, paint.glint, 2.6, { 'stroke-opacity': '.7' }) +
      (shape.screens === ''
        ? ''
        : line(shape.screens, '#262b2b', 2.6, { 'stroke-linecap': 'round' })),
    { 'clip-path': `url(#${id}o)` },
  );
}

function windows(id: string, shape: Silhouette): string {
  const left = shape.mirror[0] + 30;
  const pillarFoot = shape.mirror[1];
  const streak = (x: number, width: number): string =>
    `M${round(x)} ${round(shape.roof - 10)}h${width}l-54 90h-${width}z`;
  const pillars = shape.pillars.map(([top, belt, width]) =>
    line(`M${top} ${shape.roof}L${belt} ${pillarFoot}`, TRIM, width),
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
        path(streak(left + 118, 36), LAMP, { opacity: '.09' }) +
        pillars.join(''),
      { 'clip-path': `url(#${id}w)` },
    )
  );
}

function details(id: string, shape: Silhouette, paint: Paintwork): string {
  const handles = shape.handles.map(([x, y]) =>
    rect(x, y, 18, shape.profile.handles === 'flush' ? 2 : 3.6, lit(paint.base, 0.34), {
      rx: 1.9,
      stroke: DARK,
      'stroke-opacity': '.4',
      'stroke-width': 0.6,
    }),
  );
  const [x, y] = shape.mirror;
  const rails = shape.rails
    ? line(shape.rails, PLASTIC, 2.6, { 'stroke-linecap': 'round' }) +
      line(shape.rails, '#98948c', 0.8, { transform: 'translate(0-.8)' })
    : '';
  return (
    rails +
    handles.join('') +
    path(`M${x - 5} ${y + 3}c-3-9 3-13 12-12c8 1 12 5 10 12z`, shaded(paint.base, 0.06), {
      stroke: DARK,
      'stroke-opacity': '.5',
      'stroke-width': 0.8,
    }) +
    line(`M${x - 3} ${y - 4}c2-4 6-5 11-4`, paint.glint, 1.2, { 'stroke-opacity': '.7' }) +
    group(wheel(`${id}w0`, shape.profile.rim, shape.tyre, `url(#${id}a)`), {
      id: `${id}k`,
      transform: `translate(${shape.axles[0]} ${GROUND - shape.tyre})`,
    }) +
    copy(`${id}k`, { x: shape.axles[1] - shape.axles[0] })
  );
}

export function sideView(
  id: string,
  design: CarDesign,
  paintName: CarPaint,
  heading: Heading,
): string {
  const shape = silhouetteOf(design);
  const isOpen = shape.profile.seats.length > 0;
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
        element('path', { id: `${id}s`, d: shape.seams, fill: 'none' }) +
        element('path', { id: `${id}z`, d: shape.crease, fill: 'none', stroke: `url(#${id}c)` }) +
        (isOpen ? '' : element('path', { id: `${id}v`, d: shape.glass })),
    ) +
    clip(`${id}o`, copy(`${id}b`)) +
    (isOpen ? '' : clip(`${id}w`, copy(`${id}v`))) +
    group(
      contactShadow(id, middle, GROUND - 1, shape.length / 2) +
        underside(shape) +
        spareWheel(shape) +
        (isOpen ? openCabin(shape, UPHOLSTERY[paintName]) : '') +
        copy(`${id}b`, { fill: `url(#${id}p)` }) +
        surface(id, shape, paint) +
        copy(`${id}b`, { fill: 'none', stroke: paint.edge, 'stroke-opacity': '.6' }) +
        (isOpen ? openTrim(shape) : windows(id, shape)) +
        details(id, shape, paint),
      { transform: `${turned}translate(${round(left)} ${round(top)})` },
    )
  );
}
