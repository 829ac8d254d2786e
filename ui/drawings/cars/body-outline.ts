import type { Measures } from './measures.ts';
import type { Profile } from './profile.ts';
import { type Corner, type Spot, spotsAlong } from './rounded.ts';

/** Rounded as far as its neighbours allow. */
const FULLY = Number.POSITIVE_INFINITY;
/** A wheel on the tailgate is part of a car's length, not of its body. */
const SPARE_WHEEL = 240;

/** The edge of a body from the front end of the sill over the roof to the rear end. */
export interface BodyOutline {
  readonly corners: readonly Corner[];
  readonly spots: readonly Spot[];
  readonly length: number;
  readonly sill: number;
  /** The corners where windscreen and rear window begin and end. */
  readonly screen: readonly [number, number];
  readonly backlight: readonly [number, number];
}

/** The middle between two corners, pushed out to the left of the way from one to the other. */
function bowed(from: Corner, to: Corner, by: number): Corner {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(dx, dy) || 1;
  return [
    (from[0] + to[0]) / 2 - (dy / distance) * by,
    (from[1] + to[1]) / 2 + (dx / distance) * by,
    FULLY,
  ];
}

function cornersOf(measures: Measures, profile: Profile, length: number, sill: number) {
  const { height, nose } = measures;
  const share = (percent: number) => (height * percent) / 100;
  const fromNose = ([x, h, rounding]: Corner): Corner => [x, share(h), rounding];
  const fromAxle = ([x, h, rounding]: Corner): Corner => [nose + x, share(h), rounding];
  const fromTail = ([x, h, rounding]: Corner): Corner => [length - x, share(h), rounding];
  const [bonnetBow, screenBow, backBow] = profile.bows;
  const edge = fromNose(profile.edge);
  const cowl = fromAxle([...profile.cowl, 80]);
  const header = fromAxle(profile.header);
  const roofEnd = fromTail(profile.roofEnd);
  const tail = fromTail(profile.tail);
  const isOpen = profile.seats.length > 0;
  const over: Corner[] = isOpen
    ? [fromAxle([profile.cowl[0] + 260, profile.belt[0], 200]), roofEnd, tail]
    : [
        bowed(cowl, header, screenBow),
        header,
        [nose + profile.peak, height, FULLY],
        roofEnd,
        bowed(roofEnd, tail, backBow),
        tail,
      ];
  return {
    before: [
      [profile.chin + 150, sill, 0],
      [profile.chin * 0.5, sill + 12, 90],
      [0, share(profile.bumper), 240],
      fromNose(profile.brow),
      edge,
      bowed(edge, cowl, bonnetBow),
      cowl,
    ] as Corner[],
    over,
    after: [
      ...(profile.deck ? [fromTail(profile.deck)] : []),
      fromTail(profile.rump),
      [length, share(profile.back), 220],
      [length - 60, sill + 30, 130],
      [length - 200, sill, 0],
    ] as Corner[],
  };
}

function span(spots: readonly Spot[], axis: 0 | 1): readonly [number, number] {
  const values = spots.map((spot) => spot[axis]);
  return [Math.min(...values), Math.max(...values)];
}

/**
 * Rounding a corner takes a little off a car. What is missing is put back until length and height
 * are those of the table, to the millimetre.
 */
function stretched(corners: readonly Corner[], length: number, height: number, foot: number) {
  let fitted = corners;
  for (let times = 0; times < 6; times += 1) {
    const spots = spotsAlong(fitted);
    const [left, right] = span(spots, 0);
    const [, top] = span(spots, 1);
    const taller = (height - foot) / (top - foot);
    fitted = fitted.map(([x, h, rounding]) => [
      ((x - left) * length) / (right - left),
      h > foot ? foot + (h - foot) * taller : h,
      rounding,
    ]);
  }
  return fitted;
}

export function bodyOutline(measures: Measures, profile: Profile): BodyOutline {
  const sill = measures.clear + 50;
  const length = measures.length - (profile.extras.includes('spare wheel') ? SPARE_WHEEL : 0);
  const { before, over, after } = cornersOf(measures, profile, length, sill);
  const all = [...before, ...over, ...after];
  const isOpen = profile.seats.length > 0;
  const foot = (measures.height * profile.cowl[1]) / 100;
  const top = isOpen ? span(spotsAlong(all), 1)[1] : measures.height;
  const corners = stretched(all, length, top, foot);
  const cowl = before.length - 1;
  return {
    corners,
    spots: spotsAlong(corners),
    length,
    sill,
    screen: [cowl, cowl + 2],
    backlight: [cowl + over.length - 2, cowl + over.length],
  };
}
