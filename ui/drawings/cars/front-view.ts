import type { CarDesign, CarPaint } from '../../../contract/car-designs.ts';
import { DARK, LAMP, lit } from '../colour.ts';
import { clip, copy, DOWN, element, gradient, group, line, path, rect, round } from '../svg.ts';
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

function bars(face: Face): string {
  const { grille, bars: kind } = face.front;
  if (grille === '' || kind === 'none') return '';
  const y = Number(/^M[\d.]+ ([\d.]+)/.exec(grille)?.[1] ?? face.front.edge);
  if (kind === 'lying') return `M0 ${y + 6}H44M0 ${y + 12}H44M0 ${y + 18}H44M0 ${y + 24}H44`;
  return `M0 ${y}v40M6.5 ${y}v40M13 ${y}v40M19.5 ${y}v40M26 ${y}v40M32.5 ${y}v40`;
}

function bonnet(id: string, face: Face): string {
  const { belt, beltHalf, half, shoulder } = face;
  const { edge } = face.front;
  return (
    path(
      `M0 ${belt + 1}H${beltHalf - 2}C${beltHalf + 8} ${belt + 5} ${half - 8} ${shoulder - 6} ${half - 7} ${shoulder}C${half - 30} ${edge - 2} ${round(half * 0.4)} ${edge + 2} 0 ${edge + 2}Z`,
      `url(#${id}n)`,
    ) +
    line(
      `M${round(beltHalf * 0.62)} ${belt + 2}C${round(beltHalf * 0.58)} ${belt + 9} ${round(beltHalf * 0.53)} ${edge - 6} ${round(beltHalf * 0.5)} ${edge}`,
      DARK,
      1.1,
      { 'stroke-opacity': '.28' },
    ) +
    line(
      `M0 ${edge + 2}C${round(half * 0.4)} ${edge + 2} ${half - 30} ${edge - 2} ${half - 9} ${shoulder}`,
      DARK,
      1.1,
      {
        'stroke-opacity': '.4',
      },
    )
  );
}

function bumper(id: string, face: Face): string {
  const { half, sill } = face;
  const { front } = face;
  const apron = face.cladding
    ? path(
        `M0 ${sill - 25}L${half - 34} ${sill - 27}L${half - 9} ${sill - 34}L${half} ${sill - 37}V${sill}H0Z`,
        PLASTIC,
      ) + path(`M0 ${sill - 9}H52L58 ${sill}H0Z`, '#9b978f')
    : path(
        `M0 ${sill - 8}L${half - 26} ${sill - 9}L${half - 6} ${sill - 16}V${sill}H0Z`,
        '#1b1916',
      );
  return (
    apron +
    (front.grille === ''
      ? ''
      : path(front.grille, TRIM) +
        line(bars(face), '#57534c', 1.3, { 'clip-path': `url(#${id}r)` }) +
        line(front.grille.slice(0, -1), '#a29e96', 0.9)) +
    path(front.intake + front.corner, TRIM)
  );
}

function lamps(id: string, face: Face): string {
  return lens(face.front.lamp, {
    shell: '#1b1a18',
    fill: `url(#${id}h)`,
    running: '#ffffff',
  });
}

/** Seats, steering wheel and inner mirror, dim behind the windscreen. */
function behindGlass(face: Face, cloth: string): string {
  const { belt, roof } = face;
  return (
    group(seatTop(-29, belt + 1, cloth) + seatTop(29, belt + 1, cloth), {
      opacity: face.open ? undefined : '.22',
    }) +
    line(`M17 ${belt + 3}A13 13 0 0 1 43 ${belt + 3}`, '#0d0d0c', 2.6, { opacity: '.8' }) +
    rect(-9, roof + 8, 18, 5.5, '#0d0d0c', { rx: 2.5 })
  );
}

function windscreen(id: string, face: Face, cloth: string): string {
  const { roof, roofHalf, belt, beltHalf } = face;
  const top = roof + 5;
  const half = `M0 ${top}C${round(roofHalf * 0.6)} ${top} ${roofHalf - 9} ${top + 1} ${roofHalf - 6} ${top + 5}C${roofHalf} ${top + 16} ${beltHalf - 10} ${belt - 18} ${beltHalf - 6} ${belt - 1}C${round(beltHalf * 0.6)} ${belt + 2} 20 ${belt + 2.5} 0 ${belt + 2.5}Z`;
  const streak = (x: number, width: number): string =>
    `M${x + 30} ${roof}h${width}L${x + width - 6} ${belt + 4}h-${width}z`;
  const glass = element('path', { id: `${id}v`, d: half });
  const frame = face.open
    ? line(half, TRIM, 7, { 'stroke-linejoin': 'round' })
    : line(half, TRIM, 3, { 'stroke-linejoin': 'round' });
  return (
    bothHalves(`${id}V`, frame) +
    element('defs', {}, glass) +
    clip(`${id}w`, copy(`${id}v`) + copy(`${id}v`, { transform: 'scale(-1 1)' })) +
    group(
      rect(-beltHalf, roof, 2 * beltHalf, belt - roof + 4, face.open ? '#c9cfca' : `url(#${id}g)`) +
        behindGlass(face, cloth) +
        path(streak(-58, 22) + streak(-28, 6) + streak(24, 14), LAMP, { opacity: '.16' }),
      { 'clip-path': `url(#${id}w)` },
    )
  );
}

function nose(id: string, face: Face, paint: Paintwork): string {
  const skin = copy(`${id}b`, {
    fill: `url(#${id}p)`,
    stroke: paint.edge,
    'stroke-width': 0.9,
  });
  return (
    bothHalves(`${id}H`, skin + doorMirror(face, paint)) +
    bothHalves(
      `${id}D`,
      bonnet(id, face) + group(bumper(id, face), { 'clip-path': `url(#${id}k)` }),
    )
  );
}

function badge(face: Face): string {
  const y = face.front.edge + 7;
  if (face.front.bars !== 'none') return '';
  return rect(-4, y + 3, 8, 5, '#c9c5bd', { rx: 2.4 });
}

export function frontView(id: string, design: CarDesign, paintName: CarPaint): string {
  const face = faceOf(design);
  const paint = paintwork(paintName);
  const rails = face.railed
    ? line(`M${face.roofHalf - 7} ${face.roof + 3}v-6`, PLASTIC, 4, { 'stroke-linecap': 'round' })
    : '';
  return (
    faceGradients(id, face, paint) +
    gradient(`${id}n`, DOWN, [
      [0, lit(paint.base, 0.12)],
      [0.8, paint.light],
      [1, paint.soft],
    ]) +
    gradient(`${id}h`, DOWN, [
      [0, '#aeb7b9'],
      [0.6, '#e9edec'],
      [1, '#c6cdce'],
    ]) +
    element('defs', {}, element('path', { id: `${id}b`, d: halfOutline(face) })) +
    clip(`${id}k`, copy(`${id}b`)) +
    (face.front.grille === '' ? '' : clip(`${id}r`, element('path', { d: face.front.grille }))) +
    standing(
      stance(id, face) +
        (rails === '' ? '' : bothHalves(`${id}R`, rails)) +
        (face.open ? windscreen(id, face, UPHOLSTERY[paintName]) : '') +
        nose(id, face, paint) +
        (face.open ? '' : windscreen(id, face, UPHOLSTERY[paintName])) +
        fallingLight(id, face, `${id}b`) +
        bothHalves(`${id}L`, lamps(id, face)) +
        badge(face) +
        plate(face.front.plate),
      1.45,
      306,
    )
  );
}
