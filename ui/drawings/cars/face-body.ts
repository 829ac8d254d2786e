import { DARK, LAMP, shaded } from '../colour.ts';
import {
  ACROSS,
  circle,
  copy,
  element,
  FROM_UPPER_LEFT,
  gradient,
  group,
  line,
  path,
  rect,
  round,
} from '../svg.ts';
import type { Face, Lens } from './face.ts';
import { bodyGradient, type Paintwork } from './paintwork.ts';
import { CAR_FRAME, contactShadow } from './studio.ts';

export const GROUND = 200;
export const TRIM = '#141311';
export const PLASTIC = '#2a2825';

/** The right half of the outline, from the middle of the roof to the middle of the sill, left open. */
export function halfOutline(face: Face): string {
  const { half, roof, roofHalf, belt, beltHalf, shoulder, sill } = face;
  const upper = face.open
    ? `M0 ${belt - 1}L${beltHalf - 6} ${belt - 1}Q${beltHalf - 2} ${belt - 1} ${beltHalf} ${belt + 1}`
    : `M0 ${roof}C${round(roofHalf * 0.6)} ${roof} ${roofHalf - 5} ${roof + 1} ${roofHalf} ${roof + 7}C${roofHalf + 5} ${roof + 16} ${beltHalf - 4} ${belt - 18} ${beltHalf} ${belt}`;
  return `${upper}C${beltHalf + 9} ${belt + 3} ${half - 3} ${shoulder - 8} ${half - 1} ${shoulder + 4}C${half + 1} ${shoulder + 20} ${half} ${sill - 24} ${half - 3} ${sill - 11}C${half - 5} ${sill - 2} ${half - 11} ${sill} ${half - 18} ${sill}H0`;
}

export function faceGradients(id: string, face: Face, paint: Paintwork): string {
  const top = face.open ? face.belt - 20 : face.roof;
  return (
    bodyGradient(`${id}p`, paint, top, face.sill) +
    gradient(`${id}l`, ACROSS, [
      [0, LAMP, 0.26],
      [0.4, LAMP, 0],
      [0.6, DARK, 0],
      [1, DARK, 0.26],
    ]) +
    gradient(`${id}g`, FROM_UPPER_LEFT, [
      [0, '#8a9996'],
      [0.4, '#3a4443'],
      [1, '#171918'],
    ])
  );
}

/** Draws a half once and mirrors it; the halves overlap by a hair, so that no seam shows. */
export function bothHalves(id: string, half: string): string {
  return group(half, { id }) + copy(id, { transform: 'translate(.3)scale(-1 1)' });
}

/** Tyres, the dark underneath, and the shadow on the floor. */
export function stance(id: string, face: Face): string {
  const tyre = rect(face.half - 27, 146, 25, 54, '#191817', { rx: 6 });
  const tread = line(
    `M${face.half - 21} ${face.sill + 2}V199M${face.half - 14.5} ${face.sill + 2}V199M${face.half - 8} ${face.sill + 2}V199`,
    '#35332f',
    1.4,
  );
  return (
    contactShadow(id, 0, GROUND - 1, face.half + 10) +
    rect(-face.half + 20, face.sill - 12, 2 * face.half - 40, 22, '#100f0d') +
    bothHalves(`${id}y`, tyre + tread)
  );
}

/** The light that falls across the finished body, from the left. */
export function fallingLight(id: string, face: Face, outlineId: string): string {
  const both = copy(outlineId) + copy(outlineId, { transform: 'scale(-1 1)' });
  return (
    element('clipPath', { id: `${id}o` }, both) +
    rect(-face.half - 2, 0, 2 * face.half + 4, GROUND, `url(#${id}l)`, {
      'clip-path': `url(#${id}o)`,
    })
  );
}

export function doorMirror(face: Face, paint: Paintwork): string {
  const x = face.beltHalf;
  const y = face.belt;
  return (
    line(`M${x - 4} ${y - 5}H${x + 6}`, TRIM, 3.6) +
    path(
      `M${x + 2} ${y - 13}C${x + 6} ${y - 17} ${x + 16} ${y - 16} ${x + 19} ${y - 12}C${x + 20} ${y - 7} ${x + 18} ${y - 2} ${x + 14} ${y - 1}L${x + 4} ${y - 2}C${x + 1} ${y - 5} ${x + 1} ${y - 10} ${x + 2} ${y - 13}Z`,
      shaded(paint.base, 0.08),
      { stroke: paint.edge, 'stroke-width': 0.8 },
    ) +
    line(
      `M${x + 4} ${y - 12.5}C${x + 8} ${y - 15} ${x + 14} ${y - 14.5} ${x + 17} ${y - 11.5}`,
      paint.glint,
      1.1,
      {
        'stroke-opacity': '.7',
      },
    )
  );
}

interface Glassware {
  readonly shell: string;
  readonly fill: string;
  readonly running: string;
}

/** A lamp in its housing, with the line of light it shows by day. */
export function lens(lamp: Lens, { shell, fill, running }: Glassware): string {
  if ('path' in lamp) {
    return (
      path(lamp.path, fill, { stroke: shell, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
      line(lamp.running, running, 1.8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
    );
  }
  return lamp.rounds
    .map(
      ([x, y, r]) =>
        circle(x, y, r, fill, { stroke: shell, 'stroke-width': 1.6 }) +
        circle(x, y, r * 0.62, 'none', { stroke: running, 'stroke-width': 1.5 }),
    )
    .join('');
}

/** The head of a seat and its shoulders, from `bottom` up. */
export function seatTop(x: number, bottom: number, cloth: string): string {
  return (
    line(`M${x - 4} ${bottom - 16}v5M${x + 4} ${bottom - 16}v5`, '#1d1c1a', 1.4) +
    rect(x - 11, bottom - 25, 22, 10, cloth, { rx: 3.6 }) +
    path(
      `M${x - 19} ${bottom}C${x - 19} ${bottom - 10} ${x - 17} ${bottom - 12} ${x - 10} ${bottom - 12}H${x + 10}C${x + 17} ${bottom - 12} ${x + 19} ${bottom - 10} ${x + 19} ${bottom}Z`,
      cloth,
    )
  );
}

/** The plate carries the route line, door to door, instead of a country's letters. */
export function plate(y: number): string {
  return (
    rect(-23, y, 46, 12, '#fbf8f3', { rx: 1.8, stroke: '#8b877f', 'stroke-width': 0.7 }) +
    line(`M-13 ${y + 6}H10`, '#17140f', 1.4) +
    circle(-13, y + 6, 2.6, '#17140f') +
    circle(12, y + 6, 2, '#fbf8f3', { stroke: '#17140f', 'stroke-width': 1.4 })
  );
}

/** Places a drawing in centimetres on the picture, the car in the middle. */
export function standing(content: string, scale: number, ground: number): string {
  const x = CAR_FRAME.width / 2;
  return group(content, {
    transform: `translate(${x} ${round(ground - GROUND * scale)})scale(${scale})`,
  });
}
