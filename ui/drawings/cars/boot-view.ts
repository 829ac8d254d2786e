import type { CarDesign, CarPaint, LuggageCount } from '../../../contract/car-designs.ts';
import { LAMP, lit, shaded } from '../colour.ts';
import { clip, DOWN, element, gradient, group, line, path, polygon, rect } from '../svg.ts';
import type { Face } from './face.ts';
import { fallingLight, GROUND, plate, stance, standing } from './face-body.ts';
import { faceOf } from './face-of.ts';
import { PAINT_COLOURS } from './paint-colours.ts';
import { type Paintwork, paintwork } from './paintwork.ts';
import { hood, hoodCover, rearGradients, rearLamps, rearShell } from './rear-view.ts';
import { type Suitcase, suitcase } from './suitcase.ts';
import { UPHOLSTERY } from './upholstery.ts';

/** The opening seen from behind: a trapezium with round corners. */
interface Opening {
  readonly top: number;
  readonly topHalf: number;
  readonly bottom: number;
  readonly bottomHalf: number;
}

function openingOf(face: Face): Opening {
  const { rear } = face;
  const bottom = rear.lip;
  const bottomHalf = rear.gateHalf - 4;
  return rear.opens === 'gate'
    ? { top: face.roof + 9, topHalf: face.roofHalf - 6, bottom, bottomHalf }
    : { top: rear.window + 8, topHalf: rear.gateHalf - 3, bottom, bottomHalf };
}

function openingPath({ top, topHalf, bottom, bottomHalf }: Opening): string {
  return `M-${topHalf - 6} ${top}H${topHalf - 6}Q${topHalf} ${top} ${topHalf + 1} ${top + 6}L${bottomHalf} ${bottom - 9}Q${bottomHalf} ${bottom} ${bottomHalf - 8} ${bottom}H-${bottomHalf - 8}Q-${bottomHalf} ${bottom} -${bottomHalf} ${bottom - 9}L-${topHalf + 1} ${top + 6}Q-${topHalf} ${top} -${topHalf - 6} ${top}Z`;
}

/** Seat backs, side trim and floor. */
function hold(id: string, face: Face, opening: Opening, cloth: string): string {
  const { top, bottom, bottomHalf } = opening;
  const back = bottomHalf - 11;
  const floor = bottom - Math.min(15, (bottom - top) * 0.26);
  const seatTop = face.rear.opens === 'gate' ? Math.max(top + 10, face.rear.window - 8) : top;
  const third = (2 * back) / 3;
  const seats = [0, 1, 2].map((index) => {
    const x = -back + third * index;
    return (
      rect(x + 0.8, seatTop, third - 1.6, floor - seatTop, shaded(cloth, 0.42), { rx: 4 }) +
      (face.rear.opens === 'gate'
        ? rect(x + third / 2 - 9, seatTop - 9, 18, 7.5, shaded(cloth, 0.34), { rx: 3 })
        : '')
    );
  });
  return (
    rect(-bottomHalf - 4, top, 2 * bottomHalf + 8, bottom - top, `url(#${id}i)`) +
    seats.join('') +
    path(
      polygon([
        [-back, floor],
        [back, floor],
        [bottomHalf, bottom],
        [-bottomHalf, bottom],
      ]),
      `url(#${id}e)`,
    ) +
    path(
      `${polygon([
        [back, top],
        [bottomHalf + 4, top],
        [bottomHalf, bottom],
        [back, floor],
      ])}${polygon([
        [-back, top],
        [-bottomHalf - 4, top],
        [-bottomHalf, bottom],
        [-back, floor],
      ])}`,
      '#2b2824',
    )
  );
}

const CASE_COLOURS = [
  PAINT_COLOURS.tile,
  PAINT_COLOURS.ochre,
  PAINT_COLOURS.brick,
  PAINT_COLOURS.sand,
  PAINT_COLOURS.moss,
] as const;

/** Heights in shares of the hold, so that the tall ones stay visible behind the small ones. */
const TALL = [0.84, 0.74, 0.66] as const;
const SMALL = [0.44, 0.4] as const;

/** Up to three tall cases at the back, then small ones in front of the gaps between them. */
function packed(opening: Opening, count: LuggageCount): Suitcase[] {
  const room = opening.bottom - opening.top;
  const inner = 2 * (opening.bottomHalf - 13);
  const height = Math.min(room * 0.92, 74);
  const columns = Math.min(count, 3);
  const width = Math.min(inner / 3 - 1.5, height * 0.72);
  const step = columns === 1 ? 0 : (inner - width) / 2;
  const first = columns === 3 ? -inner / 2 : (-step * (columns - 1)) / 2 - width / 2;
  const back = Array.from({ length: columns }, (_, index) => ({
    x: first + step * index,
    bottom: opening.bottom - 7,
    width,
    height: height * (TALL[index] ?? 0.7),
    colour: CASE_COLOURS[index] ?? CASE_COLOURS[0],
  }));
  const front = Array.from({ length: count - columns }, (_, index) => ({
    x: -inner / 2 + step * (index + 0.5),
    bottom: opening.bottom - 1,
    width: width * 0.96,
    height: height * (SMALL[index] ?? 0.4),
    colour: CASE_COLOURS[index + 3] ?? CASE_COLOURS[3],
  }));
  return [...back, ...front];
}

/** The gate swung up towards the viewer: its lining, its window from below, its painted edge. */
function raisedGate(face: Face, paint: Paintwork): string {
  const { roof, roofHalf } = face;
  const { gateHalf } = face.rear;
  const hinge = roof + 5;
  const low = roofHalf - 8;
  const high = Math.max(gateHalf, roofHalf) + 5;
  const top = roof - 34;
  const at = (share: number): number => low + (high - low) * share;
  const y = (share: number): number => hinge + (top - hinge) * share;
  const slab = (from: number, to: number, inset: number): string =>
    polygon([
      [-at(from) + inset, y(from)],
      [at(from) - inset, y(from)],
      [at(to) - inset, y(to)],
      [-at(to) + inset, y(to)],
    ]);
  return (
    path(
      `M-${low} ${hinge}L-${high} ${top}Q-${high} ${top - 5} -${high - 6} ${top - 6}H${high - 6}Q${high} ${top - 5} ${high} ${top}L${low} ${hinge}Z`,
      paint.base,
      {
        stroke: paint.edge,
        'stroke-width': 0.9,
      },
    ) +
    line(`M-${high - 6} ${top - 5}H${high - 6}`, paint.glint, 1.4, { 'stroke-opacity': '.7' }) +
    path(slab(0.02, 0.98, 4), '#24211d') +
    path(slab(0.08, 0.5, 10), '#4d5654') +
    path(
      polygon([
        [-at(0.1) + 14, y(0.1)],
        [-at(0.1) + 34, y(0.1)],
        [-at(0.5) + 22, y(0.5)],
        [-at(0.5) + 12, y(0.5)],
      ]),
      LAMP,
      { opacity: '.2' },
    ) +
    path(slab(0.6, 0.9, 16), '#332f2a') +
    rect(-9, y(0.86), 18, 4, '#11100e', { rx: 2 })
  );
}

function struts(face: Face, opening: Opening): string {
  const x = opening.topHalf - 1;
  const reach = Math.max(face.rear.gateHalf, face.roofHalf) - 3;
  const from = opening.top + 22;
  const to = face.roof - 18;
  return line(`M-${x} ${from}L-${reach} ${to}M${x} ${from}L${reach} ${to}`, '#15130f', 2.6);
}

/** The lid stood up on its hinge under the rear window. */
function raisedLid(paint: Paintwork, opening: Opening): string {
  const low = opening.topHalf;
  const high = low + 3;
  const hinge = opening.top + 2;
  const top = hinge - 42;
  return (
    path(
      `M-${low} ${hinge}L-${high} ${top + 8}Q-${high - 1} ${top} -${high - 10} ${top - 1}C-20 ${top - 4} 20 ${top - 4} ${high - 10} ${top - 1}Q${high - 1} ${top} ${high} ${top + 8}L${low} ${hinge}Z`,
      paint.base,
      { stroke: paint.edge, 'stroke-width': 0.9 },
    ) +
    line(
      `M-${high - 10} ${top}C-20 ${top - 3} 20 ${top - 3} ${high - 10} ${top}`,
      paint.glint,
      1.3,
      {
        'stroke-opacity': '.7',
      },
    ) +
    path(
      `M-${low - 5} ${hinge}L-${high - 5} ${top + 11}Q-${high - 7} ${top + 5} -${high - 14} ${top + 5}H${high - 14}Q${high - 7} ${top + 5} ${high - 5} ${top + 11}L${low - 5} ${hinge}Z`,
      '#24211d',
    ) +
    rect(-low + 18, top + 13, 2 * low - 36, 18, '#332f2a', { rx: 5 }) +
    rect(-8, top + 7, 16, 4, '#11100e', { rx: 2 })
  );
}

/** The rear window and the roof, where a lid leaves them in sight. */
function cabinBehindLid(face: Face): string {
  const { roof, roofHalf } = face;
  const { window: base, windowHalf } = face.rear;
  return path(
    polygon([
      [-roofHalf + 7, roof + 6],
      [roofHalf - 7, roof + 6],
      [windowHalf, base],
      [-windowHalf, base],
    ]),
    '#2a302f',
    { stroke: '#141311', 'stroke-width': 3, 'stroke-linejoin': 'round' },
  );
}

export function bootView(
  id: string,
  design: CarDesign,
  paintName: CarPaint,
  luggages: LuggageCount,
): string {
  const face = faceOf(design);
  const paint = paintwork(paintName);
  const cloth = UPHOLSTERY[paintName];
  const opening = openingOf(face);
  const outline = openingPath(opening);
  const lid = face.rear.opens === 'lid';
  const highest = lid ? Math.min(face.roof, opening.top - 45) : face.roof - 41;
  const scale = Math.round(Math.min(1.7, 304 / (GROUND - highest)) * 100) / 100;
  return (
    rearGradients(id, face, paint) +
    gradient(`${id}i`, DOWN, [
      [0, '#4b463e'],
      [0.5, '#2a2722'],
      [1, '#171512'],
    ]) +
    gradient(`${id}e`, DOWN, [
      [0, '#2c2924'],
      [1, '#5a544a'],
    ]) +
    clip(`${id}c`, element('path', { d: outline })) +
    standing(
      stance(id, face) +
        (face.open ? hood(face, cloth) : '') +
        rearShell(id, face, paint) +
        (face.open ? hoodCover(face) : '') +
        (lid && !face.open ? cabinBehindLid(face) : '') +
        fallingLight(id, face, `${id}b`) +
        rearLamps(id, face) +
        line(outline, '#141311', 4.4) +
        group(hold(id, face, opening, cloth) + packed(opening, luggages).map(suitcase).join(''), {
          'clip-path': `url(#${id}c)`,
        }) +
        line(
          `M-${opening.bottomHalf - 8} ${opening.bottom + 1.4}H${opening.bottomHalf - 8}`,
          lit(paint.base, 0.55),
          1.4,
        ) +
        (lid ? raisedLid(paint, opening) : struts(face, opening) + raisedGate(face, paint)) +
        (lid ? plate(Math.min(face.rear.lip + 8, 150)) : plate(Math.min(face.rear.lip + 9, 158))),
      scale,
      326,
    )
  );
}
