import { mix } from '../colour.ts';
import { byNight, circle, DOWN, element, glow, gradient, group, rect } from '../svg.ts';
import { place, type Spot, STREET, WORLD } from './scenery.ts';

/** When a city is drawn: by day, or from sunset on, with its windows and lamps lit. */
export const LIGHTS = ['day', 'dusk'] as const;
export type Light = (typeof LIGHTS)[number];

/** A city from back to front, and what shines in it after sunset. */
export interface Scene {
  readonly horizon: string;
  /** Gradients, patterns and parts that the rest is drawn with. */
  readonly defined: string;
  readonly far: string;
  readonly farLights: string;
  readonly near: string;
  readonly nearLights: string;
}

export const LIT = '#ffd58a';
const PAGE = '#fbf8f3';
const DARK_PAGE = '#14110d';
const EVENING_HIGH = '#f1dcd4';
const EVENING_LOW = '#e3ab9a';
const EVENING_HORIZON = '#d98a70';

/** The sky begins in the colour of the page, so a banner has no upper edge. */
function sky(id: string, horizon: string, light: Light): string {
  const stops =
    light === 'day'
      ? ([
          [0, PAGE],
          [0.3, mix(PAGE, horizon, 0.3)],
          [0.75, horizon],
        ] as const)
      : ([
          [0, PAGE],
          [0.28, EVENING_HIGH],
          [0.52, EVENING_LOW],
          [0.75, EVENING_HORIZON],
        ] as const);
  const { x, width, height } = WORLD;
  return (
    gradient(id, DOWN, stops) +
    rect(x, -200, width, 201, PAGE) +
    rect(x, 0, width, height, `url(#${id})`)
  );
}

/** On a dark page the evening has gone on: the same sky, an hour later. */
const LATER = byNight({
  fill: { [PAGE]: DARK_PAGE },
  'stop-color': {
    [PAGE]: DARK_PAGE,
    [EVENING_HIGH]: '#231b2b',
    [EVENING_LOW]: '#58364f',
    [EVENING_HORIZON]: '#b45f4c',
  },
});

/** What the sun no longer reaches: darker, and bluer. */
function twilight(id: string): string {
  const values = '.38 0 0 0 .03 0 .35 0 0 .03 0 0 .46 0 .09 0 0 0 1 0';
  const shift = element('feColorMatrix', { values });
  return element('filter', { id, 'color-interpolation-filters': 'sRGB' }, shift);
}

export function inLight(id: string, scene: Scene, light: Light): string {
  const { defined, far, farLights, near, nearLights } = scene;
  const ground = sky(`${id}k`, scene.horizon, light) + defined;
  if (light === 'day') return ground + far + near;
  const unlit = (content: string): string => group(content, { filter: `url(#${id}z)` });
  return LATER + twilight(`${id}z`) + ground + unlit(far) + farLights + unlit(near) + nearLights;
}

/** The light of street lamps that stand at these spots: their heads, and a glow around them. */
export function lampLight(id: string, spots: readonly Spot[]): string {
  const shine = glow(`${id}h`, [
    [0, LIT, 0.75],
    [0.25, LIT, 0.3],
    [1, LIT, 0],
  ]);
  const head = group(circle(13, -108, 54, `url(#${id}h)`) + circle(13, -109, 5, '#fff3d2'), {
    id: `${id}q`,
  });
  return shine + element('defs', {}, head) + place(`${id}q`, spots);
}

/** A window with somebody at home, as wide and as high as the panes of that house. */
export function litPane(width: number, height: number): string {
  return rect(-width / 2, 0, width, height, LIT) + rect(-0.8, 0, 1.6, height, '#b98a4e');
}

/** Two windows in five are lit, and always the same ones. */
export function isLit(house: number, floor: number, column: number): boolean {
  return (house * 31 + floor * 17 + column * 23) % 10 < 4;
}

export const LAMP_FOOT = STREET + 10;
