import type { BodyOutline } from './body-outline.ts';
import type { CornerLamp, Profile, RoundLamp } from './profile.ts';
import {
  backAt,
  type Corner,
  drawnX,
  drawnY,
  frontAt,
  pathThrough,
  type Spot,
  topAt,
} from './rounded.ts';

/** Lamps are drawn over the edge of the body and cut off by it. */
const OVER = 30;

function disc(x: number, height: number, radius: number): string {
  const r = drawnX(radius);
  return `M${drawnX(x - radius)} ${drawnY(height)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The skin a lamp keeps above it, and the least it is high at its inner end. */
const SKIN = 22;
const LEAST = 45;

interface End {
  readonly x: number;
  readonly inwards: 1 | -1;
  readonly edgeAt: (height: number) => number;
}

function cornerLamp(
  { from, to, reach, inner }: CornerLamp,
  height: number,
  spots: readonly Spot[],
  { x, inwards, edgeAt }: End,
): string {
  const share = (percent: number) => (height * percent) / 100;
  const outer = (h: number) => edgeAt(h) - OVER * inwards;
  const tip = x + reach * inwards;
  const upper = Math.min(share(inner[0]), topAt(spots, tip) - SKIN);
  const lower = Math.min(share(inner[1]), upper - LEAST);
  const corners: Corner[] = [
    [outer(share(to)), share(to), 0],
    [outer(share(from)), share(from), 0],
    [tip, upper, 26],
    [x + reach * inwards * 0.9, lower, 40],
    [outer(share(to)), share(to), 0],
  ];
  return `${pathThrough(corners)}Z`;
}

const isRound = (lamp: CornerLamp | RoundLamp): lamp is RoundLamp => 'round' in lamp;

export function lampPaths({ spots, length, sill }: BodyOutline, profile: Profile, height: number) {
  const { headlamp, tailLamp } = profile;
  const share = (percent: number) => (height * percent) / 100;
  const front: End = { x: 0, inwards: 1, edgeAt: (h) => frontAt(spots, h) };
  const rear: End = { x: length, inwards: -1, edgeAt: (h) => backAt(spots, h) };
  const low = sill + share(5);
  const high = sill + share(13);
  return {
    headlamp: isRound(headlamp)
      ? disc(headlamp.round[0], share(headlamp.round[1]), headlamp.round[2])
      : cornerLamp(headlamp, height, spots, front),
    tailLamp: isRound(tailLamp)
      ? disc(length - tailLamp.round[0], share(tailLamp.round[1]), tailLamp.round[2])
      : cornerLamp(tailLamp, height, spots, rear),
    intake: `${pathThrough([
      [-OVER, low, 0],
      [-OVER, high, 0],
      [240, high - 20, 60],
      [220, low + 10, 60],
      [-OVER, low, 0],
    ])}Z`,
  };
}
