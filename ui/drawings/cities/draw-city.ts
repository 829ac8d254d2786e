import { type Frame, picture } from '../svg.ts';
import { anywhere } from './anywhere.ts';
import { inLight, type Light, type Scene } from './light.ts';
import { lisbon } from './lisbon.ts';
import { newYork } from './new-york.ts';
import { paris } from './paris.ts';
import { STREET, WORLD } from './scenery.ts';

/** The cities that somebody has drawn, and a street that could be anywhere for all others. */
export const DRAWN_CITIES = ['lisbon', 'new-york', 'paris', 'anywhere'] as const;
export type DrawnCity = (typeof DRAWN_CITIES)[number];

export const CITY_PICTURES = ['card', 'banner', 'wide'] as const;
export type CityPicture = (typeof CITY_PICTURES)[number];

/**
 * The banner is what every screen shows, and wide the whole street for the largest ones. The card is
 * cut from the banner's right side, with more sky for the name of the city.
 */
const CITY_FRAMES: Readonly<Record<CityPicture, Frame>> = {
  banner: { ...WORLD, x: 0, width: 1440 },
  wide: WORLD,
  card: { x: 780, y: -62, width: 660, height: 572 },
};

const USUAL_WIDTH: Readonly<Record<CityPicture, number>> = { banner: 1440, wide: 2880, card: 600 };

const SCENES: Readonly<Record<DrawnCity, (id: string, view: Frame) => Scene>> = {
  lisbon,
  'new-york': newYork,
  paris,
  anywhere,
};

export const drawingOf = (cityId: string): DrawnCity =>
  DRAWN_CITIES.find((drawn) => drawn === cityId) ?? 'anywhere';

export interface CityDrawing {
  readonly kind: CityPicture;
  readonly light?: Light;
  readonly width?: number;
}

export function drawCity(
  city: DrawnCity,
  { kind, light = 'day', width = USUAL_WIDTH[kind] }: CityDrawing,
): string {
  const view = CITY_FRAMES[kind];
  const id = `${city.charAt(0)}${kind.charAt(0)}${light === 'dusk' ? 'd' : ''}-`;
  return picture(view, inLight(id, SCENES[city](id, view), light), width);
}

/** Two front doors of the banner, as x; the line on the page joins them along the road. */
const DOORS: Readonly<Record<DrawnCity, readonly [delivery: number, handBack: number]>> = {
  lisbon: [154, 1397],
  'new-york': [122, 1318],
  paris: [290, 1219],
  anywhere: [156, 1312],
};

/** Where the wheels of a car on the banner's road touch the ground. */
export const ROAD = 552;

export interface BannerRoute {
  readonly path: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** The route line over a banner, in the banner's units: from a door, along the road, to a door. */
export function bannerRoute(city: DrawnCity): BannerRoute {
  const [start, end] = DOORS[city];
  const door = STREET + 12;
  const bend = 36;
  return {
    path: `M${start} ${door}V${ROAD - bend}a${bend} ${bend} 0 0 0 ${bend} ${bend}H${end - bend}a${bend} ${bend} 0 0 0 ${bend}-${bend}V${door}`,
    from: [start, door],
    to: [end, door],
  };
}
