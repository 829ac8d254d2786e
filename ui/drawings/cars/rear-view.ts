import type { CarDesign, CarPaint } from '../../../contract/car-designs.ts';
import { DARK, LAMP, lit } from '../colour.ts';
import {
  circle,
  clip,
  copy,
  DOWN,
  element,
  gradient,
  group,
  line,
  path,
  rect,
  round,
} from '../svg.ts';
import type { Face } from './face.ts';
import {
  bothHalves,
  doorMirror,
  faceGradients,
  fallingLight,
  halfOutline,
  lens,
  PLASTIC,
  plate,
  seatTop,
  stance,
  standing,
  TRIM,
} from './face-body.ts';
import { faceOf } from './face-of.ts';
import { type Paintwork, paintwork } from './paintwork.ts';
import { UPHOLSTERY } from './upholstery.ts';

export function rearGradients(id: string, face: Face, paint: Paintwork): string {
  return (
    faceGradients(id, face, paint) +
    gradient(`${id}t`, DOWN, [
      [0, '#c62f22'],
      [1, '#7c1710'],
    ]) +
    element('defs', {}, element('path', { id: `${id}b`, d: halfOutline(face) })) +
    clip(`${id}k`, copy(`${id}b`))
  );
}

function bumper(face: Face): string {
  const { half, sill } = face;
  const { exhaust } = face.rear;
  const apron = face.cladding
    ? path(
        `M0 ${sill - 23}L${half - 36} ${sill - 24}L${half - 9} ${sill - 31}L${half} ${sill - 34}V${sill}H0Z`,
        PLASTIC,
      ) + path(`M0 ${sill - 8}H44L50 ${sill}H0Z`, '#9b978f')
    : path(
        `M0 ${sill - 14}H${half - 38}L${half - 28} ${sill - 9}L${half - 6} ${sill - 14}V${sill}H0Z`,
        '#1b1916',
      );
  const pipe = exhaust
    ? rect(half - 45, sill - 9, 15, 5.5, '#4b4945', {
        rx: 2.6,
        stroke: '#b5b1a9',
        'stroke-width': 1.2,
      })
    : '';
  return apron + rect(half - 24, sill - 22, 15, 4, '#a3271c', { rx: 2 }) + pipe;
}

/** Body, bumper and mirrors, without what the boot takes with it when it opens. */
export function rearShell(id: string, face: Face, paint: Paintwork): string {
  const { rear, half } = face;
  const crease = `M0 ${rear.lip}L${half - 20} ${rear.lip - 1}C${half - 10} ${rear.lip - 3} ${half - 4} ${rear.lip - 5} ${half} ${rear.lip - 8}`;
  const skin = copy(`${id}b`, {
    fill: `url(#${id}p)`,
    stroke: paint.edge,
    'stroke-width': 0.9,
  });
  const details =
    path(`${crease}V${rear.lip + 7}H0Z`, LAMP, { opacity: '.16' }) +
    line(crease, DARK, 1, { 'stroke-opacity': '.4' }) +
    bumper(face);
  return (
    bothHalves(`${id}H`, (face.open ? '' : doorMirror(face, paint)) + skin) +
    bothHalves(`${id}D`, group(details, { 'clip-path': `url(#${id}k)` }))
  );
}

export function rearLamps(id: string, face: Face): string {
  return bothHalves(
    `${id}L`,
    group(lens(face.rear.lamp, { shell: '#4a100b', fill: `url(#${id}t)`, running: '#ff6a56' }), {
      'clip-path': `url(#${id}k)`,
    }),
  );
}

function rearWindow(id: string, face: Face, cloth: string): string {
  const { roof, roofHalf, beltHalf } = face;
  const { window: base, windowHalf } = face.rear;
  const top = roof + (face.rear.opens === 'gate' ? 10 : 6);
  const topHalf = roofHalf - (windowHalf > roofHalf ? 5 : 8);
  const half = `M0 ${top}H${topHalf - 4}C${topHalf} ${top} ${topHalf + 1} ${top + 3} ${topHalf + 2} ${top + 7}L${windowHalf} ${base - 5}C${windowHalf + 1} ${base - 1} ${windowHalf - 2} ${base} ${windowHalf - 6} ${base}C${round(windowHalf * 0.6)} ${base + 1.5} 20 ${base + 2} 0 ${base + 2}Z`;
  const streak = (x: number, width: number): string =>
    `M${x + 30} ${roof}h${width}L${x + width - 6} ${base + 4}h-${width}z`;
  const heads = [-33, 0, 33].map((x) => seatTop(x, base + 2, cloth)).join('');
  return (
    element('defs', {}, element('path', { id: `${id}v`, d: half })) +
    clip(`${id}w`, copy(`${id}v`) + copy(`${id}v`, { transform: 'scale(-1 1)' })) +
    bothHalves(`${id}V`, line(half.slice(0, -1), TRIM, 3)) +
    group(
      rect(-beltHalf, roof, 2 * beltHalf, base - roof + 4, `url(#${id}g)`) +
        group(heads, { opacity: '.18' }) +
        path(streak(-56, 20) + streak(-28, 6) + streak(22, 14), LAMP, { opacity: '.14' }),
      { 'clip-path': `url(#${id}w)` },
    ) +
    (face.rear.opens === 'gate'
      ? line(`M2 ${base - 2}L30 ${base - 9}`, '#0c0c0b', 1.6, { 'stroke-linecap': 'round' }) +
        circle(0, base - 1, 2.4, '#0c0c0b')
      : '')
  );
}

/** Shut lines of the gate or the lid, the spoiler over the window, the handle strip. */
function closed(face: Face, paint: Paintwork): string {
  const { roof, roofHalf } = face;
  const { window: base, opens, lip, gateHalf, windowHalf, plate: plateTop } = face.rear;
  const seam =
    opens === 'gate'
      ? `M${roofHalf - 3} ${roof + 6}C${roofHalf + 3} ${roof + 18} ${windowHalf + 5} ${base - 14} ${gateHalf} ${base + 6}L${gateHalf} ${lip - 8}Q${gateHalf - 1} ${lip - 2} ${gateHalf - 8} ${lip - 1}H0`
      : `M0 ${base + 6}H${windowHalf - 4}Q${gateHalf + 1} ${base + 8} ${gateHalf} ${base + 16}L${gateHalf - 2} ${lip - 6}Q${gateHalf - 3} ${lip - 1} ${gateHalf - 9} ${lip - 1}H0`;
  const spoiler =
    opens === 'gate'
      ? path(`M0 ${roof + 2}H${roofHalf - 9}L${roofHalf - 4} ${roof + 9}H0Z`, paint.light, {
          opacity: '.55',
        })
      : path(
          `M0 ${base + 4}C30 ${base + 4} ${windowHalf} ${base + 5} ${windowHalf + 8} ${base + 8}L0 ${base + 9}Z`,
          paint.light,
          { opacity: '.6' },
        );
  return (
    spoiler +
    line(seam, DARK, 1.1, { 'stroke-opacity': '.45' }) +
    path(`M0 ${plateTop - 7}H27L29 ${plateTop + 15}H0Z`, DARK, { opacity: '.16' }) +
    rect(0, plateTop - 6, 20, 3, lit(paint.base, 0.5), { rx: 1.2 })
  );
}

/** The folded hood and the seats of an open car. */
export function hood(face: Face, cloth: string): string {
  const y = face.belt;
  const frame = `M-${face.beltHalf - 6} ${y}L-${face.roofHalf - 4} ${face.roof + 6}Q-${face.roofHalf - 9} ${face.roof} -${face.roofHalf - 16} ${face.roof}H${face.roofHalf - 16}Q${face.roofHalf - 9} ${face.roof} ${face.roofHalf - 4} ${face.roof + 6}L${face.beltHalf - 6} ${y}`;
  return (
    path(frame, '#a9bab8', { opacity: '.45' }) +
    line(frame, TRIM, 4.4) +
    rect(-9, face.roof + 4, 18, 5.5, '#0d0d0c', { rx: 2.5 }) +
    seatTop(-30, y + 2, cloth) +
    seatTop(30, y + 2, cloth) +
    line(
      `M-48 ${y}V${y - 12}Q-48 ${y - 16} -44 ${y - 16}H-16Q-12 ${y - 16} -12 ${y - 12}V${y}M12 ${y}V${y - 12}Q12 ${y - 16} 16 ${y - 16}H44Q48 ${y - 16} 48 ${y - 12}V${y}`,
      '#6f6b64',
      2.6,
    )
  );
}

export function hoodCover(face: Face): string {
  const y = face.belt;
  return path(
    `M-56 ${y + 1}C-50 ${y - 8} -30 ${y - 9} 0 ${y - 9}S50 ${y - 8} 56 ${y + 1}C30 ${y + 4} -30 ${y + 4} -56 ${y + 1}Z`,
    '#2c2823',
  );
}

function spareWheel(face: Face): string {
  const y = face.rear.plate - 4;
  return (
    circle(0, y, 39, '#191817') +
    circle(0, y, 35, 'none', { stroke: '#35332f', 'stroke-width': 1.6 }) +
    circle(0, y, 25, '#8b877f', { stroke: '#bdbab4', 'stroke-width': 1.6 }) +
    circle(0, y, 9, '#2c2823')
  );
}

export function rearView(id: string, design: CarDesign, paintName: CarPaint): string {
  const face = faceOf(design);
  const paint = paintwork(paintName);
  const cloth = UPHOLSTERY[paintName];
  const railed = face.railed;
  const rails = line(`M${face.roofHalf - 7} ${face.roof + 3}v-6`, PLASTIC, 4, {
    'stroke-linecap': 'round',
  });
  return (
    rearGradients(id, face, paint) +
    standing(
      stance(id, face) +
        (railed ? bothHalves(`${id}R`, rails) : '') +
        (face.open ? hood(face, cloth) : '') +
        rearShell(id, face, paint) +
        (face.open ? hoodCover(face) : rearWindow(id, face, cloth)) +
        bothHalves(`${id}C`, closed(face, paint)) +
        fallingLight(id, face, `${id}b`) +
        rearLamps(id, face) +
        (face.rear.spare ? spareWheel(face) + plate(face.sill - 22) : plate(face.rear.plate)),
      1.45,
      306,
    )
  );
}
