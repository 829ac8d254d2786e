import type { CarDesign } from '../../../contract/car-designs.ts';
import { type BodyOutline, bodyOutline } from './body-outline.ts';
import { designOf } from './designs.ts';
import { lampPaths } from './lamps.ts';
import { type Measures, measuresOf } from './measures.ts';
import type { Pillar, Profile } from './profile.ts';
import { type Corner, drawnX, drawnY, pathThrough, ring, type Spot, topAt } from './rounded.ts';

/** How far the side windows stay below the roof. */
const ROOF_FRAME = 68;

/**
 * A car seen from its left side, nose to the left. One unit is one centimetre, the nose is at x = 0
 * and the ground at y = 200.
 */
export interface Silhouette {
  readonly measures: Measures;
  readonly profile: Profile;
  readonly length: number;
  readonly axles: readonly [number, number];
  readonly tyre: number;
  readonly roof: number;
  readonly sill: number;
  /** From the front corner of the sill over the roof to the rear corner; the arches close it. */
  readonly outline: string;
  /** All side windows as one opening, and the dark pillars in it: x at the roof, x at the belt, width. */
  readonly glass: string;
  readonly pillars: readonly (readonly [number, number, number])[];
  /** Windscreen and rear window, which the side view catches edge on. */
  readonly screens: string;
  readonly crease: string;
  readonly seams: string;
  readonly handles: readonly (readonly [number, number])[];
  readonly mirror: readonly [number, number];
  readonly headlamp: string;
  readonly tailLamp: string;
  readonly intake: string;
  readonly rails: string;
  /** The roof alone, everything above the windows' lower edge, and what is behind them. */
  readonly caps: Readonly<Record<'roof' | 'greenhouse' | 'rear' | 'cell', string>>;
}

interface Belt {
  readonly from: Spot;
  readonly to: Spot;
  readonly bend: Spot | null;
}

function beltOf({ nose, height }: Measures, profile: Profile, length: number): Belt {
  const share = (percent: number) => (height * percent) / 100;
  const [, below] = profile.glass;
  return {
    from: [nose + profile.cowl[0] + profile.quarter, share(profile.belt[0])],
    to: [length - below, share(profile.belt[1])],
    bend: profile.kick ? [length - profile.kick[0], share(profile.kick[1])] : null,
  };
}

function beltAt({ from, to, bend }: Belt, x: number): number {
  const [a, b] = bend && x > bend[0] ? [bend, to] : [from, bend ?? to];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}

function underRoof(
  outline: BodyOutline,
  from: number,
  to: number,
  gap: number,
  count = 4,
): Corner[] {
  return Array.from({ length: count + 1 }, (_, index): Corner => {
    const x = from + ((to - from) * index) / count;
    return [x, topAt(outline.spots, x) - gap, Number.POSITIVE_INFINITY];
  });
}

function glassOf(outline: BodyOutline, { nose }: Measures, profile: Profile, belt: Belt): Corner[] {
  const [above, , rounding] = profile.glass;
  const top = underRoof(
    outline,
    nose + profile.header[0] + 110,
    outline.length - above,
    ROOF_FRAME,
  );
  const last = top.at(-1);
  return [
    [...belt.from, 25],
    ...top.slice(0, -1).map(([x, h, r], index): Corner => [x, h, index === 0 ? 90 : r]),
    ...(last ? [[last[0], last[1], rounding * 2] as const] : []),
    [...belt.to, rounding],
    ...(belt.bend ? [[...belt.bend, 60] as const] : []),
  ];
}

function capsOf(outline: BodyOutline, measures: Measures, profile: Profile, belt: Belt) {
  const { length, sill } = outline;
  const { nose, height } = measures;
  const over = height + 200;
  const cowl = nose + profile.cowl[0];
  const header = nose + profile.header[0];
  const end = length - profile.roofEnd[0] + 60;
  const [above] = profile.glass;
  const share = (percent: number) => (height * percent) / 100;
  const rear = belt.to[1] - 20;
  const shape = (corners: readonly Corner[]) => `${pathThrough(corners)}Z`;
  return {
    roof: shape([
      [header - 160, over, 0],
      ...underRoof(outline, header - 40, end, ROOF_FRAME - 6),
      [length, belt.to[1] + 60, 0],
      [length, over, 0],
    ]),
    greenhouse: shape([
      [cowl - 40, over, 0],
      [cowl - 40, share(profile.cowl[1]) - 20, 0],
      [belt.from[0], belt.from[1] - 20, 60],
      ...(belt.bend ? [[belt.bend[0], belt.bend[1] - 20, 60] as const] : []),
      [belt.to[0], rear, 60],
      [length, share(profile.tail[1]) - 10, 0],
      [length, over, 0],
    ]),
    rear: shape([
      ...underRoof(outline, length - above - 60, end - 40, ROOF_FRAME - 6),
      [length, share(profile.tail[1]) + 30, 0],
      [length, share(profile.tail[1]) - 10, 0],
      [belt.to[0], rear, 40],
      [belt.to[0] - 120, beltAt(belt, belt.to[0] - 120), 0],
    ]),
    cell: shape([
      [cowl - 40, over, 0],
      [cowl - 40, share(profile.cowl[1]) - 20, 0],
      [belt.from[0], belt.from[1] - 30, 60],
      [belt.to[0] - 20, belt.to[1] - 30, 60],
      [belt.to[0] - 60, sill + 110, 120],
      [cowl + 60, sill + 90, 0],
      [cowl + 60, sill - 40, 0],
      [belt.to[0] + 330, sill - 40, 0],
      [belt.to[0] + 190, sill + 420, 240],
      [length - 150, belt.to[1] - 40, 160],
      [length, belt.to[1] + 60, 0],
      [length, over, 0],
    ]),
  };
}

/** The lines where doors, bonnet and bumpers part. */
function seamsOf(outline: BodyOutline, measures: Measures, profile: Profile, belt: Belt) {
  const { nose, wheelbase, wheel, height } = measures;
  const { length, sill, spots } = outline;
  const arch = wheel / 2 + 45;
  const full = Number.POSITIVE_INFINITY;
  const share = (percent: number) => (height * percent) / 100;
  const first = doorFront(measures, profile, belt);
  const parting = profile.pillars[0]?.[0] ?? wheelbase * 0.6;
  const middle = nose + parting;
  const down = (x: number, bulge: number): Corner[] => [
    [x, beltAt(belt, x) - 15, 0],
    [x + bulge, (beltAt(belt, x) + sill) / 2, full],
    [x + bulge / 3, sill, 0],
  ];
  const lines: Corner[][] = [down(first, -90)];
  const rearAxle = nose + wheelbase;
  if (profile.seats.length > 0 || profile.rearDoor === null) {
    lines.push(down(profile.pillars.length > 0 ? middle : length - profile.glass[1] + 20, 70));
  } else {
    lines.push(down(middle, 30));
    const last = length - profile.rearDoor;
    const slides = profile.extras.includes('sliding door');
    const meets = Math.min(last - 20, rearAxle - arch * 0.62);
    lines.push(
      last < rearAxle - arch || slides
        ? down(last, slides ? 10 : 30)
        : [
            [last, beltAt(belt, last) - 15, 0],
            [last - 20, wheel / 2 + arch * 1.15, full],
            [meets, wheel / 2 + arch * 0.8, 0],
          ],
    );
    if (slides) {
      const rail = beltAt(belt, last) - 110;
      lines.push([
        [middle + 60, rail, 0],
        [length - 330, rail, 0],
      ]);
    }
  }
  const lamp = 'round' in profile.headlamp ? 260 : profile.headlamp.reach;
  const cowl = nose + profile.cowl[0];
  lines.push([
    [lamp + 20, topAt(spots, lamp + 20) - 45, 0],
    [(lamp + cowl) / 2, topAt(spots, (lamp + cowl) / 2) - 55, full],
    [cowl + 80, Math.min(topAt(spots, cowl), belt.from[1] + 40) - 40, 0],
  ]);
  lines.push([
    [-10, share(profile.bumper + 8), 0],
    [nose * 0.35, share(profile.bumper + 9), full],
    [nose - arch + 40, share(profile.bumper + 4), 0],
  ]);
  lines.push([
    [length + 10, share(profile.back + 4), 0],
    [length - 180, share(profile.back + 4), full],
    [rearAxle + arch - 30, share(profile.back), 0],
  ]);
  if (profile.deck) {
    const from = length - profile.tail[0] + 10;
    lines.push([
      [from, topAt(spots, from) - 2, 0],
      [from + 40, topAt(spots, from) - 130, 100],
      [from + 140, topAt(spots, from) - 170, 0],
    ]);
  }
  return lines.map(pathThrough).join('');
}

function doorFront({ nose }: Measures, profile: Profile, belt: Belt): number {
  return profile.vent ? nose + profile.vent[0] : belt.from[0] + 90;
}

function handlesOf(outline: BodyOutline, measures: Measures, profile: Profile, belt: Belt) {
  if (profile.handles === 'none') return [];
  const parting = profile.pillars[0]?.[0];
  const front = parting === undefined ? belt.to[0] - 40 : measures.nose + parting;
  const grip = (x: number) => [drawnX(x), drawnY(beltAt(belt, x) - 135)] as const;
  if (profile.rearDoor === null || profile.handles === 'front') return [grip(front - 280)];
  const slides = profile.extras.includes('sliding door');
  return [grip(front - 280), grip(slides ? front + 70 : outline.length - profile.rearDoor - 290)];
}

function ventPillar({ vent }: Profile): Pillar[] {
  return vent ? [[...vent, 45]] : [];
}

export function silhouetteOf(design: CarDesign): Silhouette {
  const measures = measuresOf(design);
  const profile = designOf(design);
  const outline = bodyOutline(measures, profile);
  const { corners, length, sill } = outline;
  const { nose, wheelbase, wheel, height } = measures;
  const share = (percent: number) => (height * percent) / 100;
  const belt = beltOf(measures, profile, length);
  const first = doorFront(measures, profile, belt);
  const [screenFrom, screenTo] = outline.screen;
  const [backFrom, backTo] = outline.backlight;
  const railFrom = nose + profile.header[0] + 180;
  const railTo = length - profile.roofEnd[0] - 60;
  const isOpen = profile.seats.length > 0;
  return {
    measures,
    profile,
    length: drawnX(measures.length),
    axles: [drawnX(nose), drawnX(nose + wheelbase)],
    tyre: wheel / 20,
    roof: drawnY(height),
    sill: drawnY(sill),
    outline: pathThrough(corners),
    glass: isOpen ? '' : `${pathThrough(ring(glassOf(outline, measures, profile, belt)))}Z`,
    pillars: [...ventPillar(profile), ...profile.pillars].map(([x, lean, width]) => {
      const foot = nose + x;
      return [drawnX(foot + lean), drawnX(foot), width / 10] as const;
    }),
    screens: isOpen
      ? ''
      : pathThrough(corners.slice(screenFrom, screenTo + 1)) +
        pathThrough(corners.slice(backFrom, backTo + 1)),
    crease: pathThrough([
      [60, share(profile.crease[0]), 0],
      [length * 0.4, share(profile.crease[1]), Number.POSITIVE_INFINITY],
      [length, share(profile.crease[2]), 0],
    ]),
    seams: seamsOf(outline, measures, profile, belt),
    handles: handlesOf(outline, measures, profile, belt),
    mirror: [drawnX(first + 70), drawnY(beltAt(belt, first) + 5)],
    ...lampPaths(outline, profile, height),
    rails:
      profile.rails === 'none'
        ? ''
        : pathThrough(
            underRoof(outline, railFrom, railTo, profile.rails === 'high' ? -55 : -28, 2),
          ),
    caps: capsOf(outline, measures, profile, belt),
  };
}
