import type { CarDesign, CarPaint } from '../../contract/car-designs.ts';
import type { CityPicture, DrawnCity } from './cities/draw-city.ts';
import type { Light } from './cities/light.ts';
import type { EmptyState } from './line/draw-empty.ts';
import type { PortraitName } from './portraits/portraits.ts';

/** The car alone, heading right, for banners and for standing on the route line. */
export function carCutOutFile(design: CarDesign, paint: CarPaint): string {
  return `cars/${design}-${paint}-cut-out.svg`;
}

export function cityPictureFile(city: DrawnCity, kind: CityPicture, light: Light = 'day'): string {
  return `cities/${city}-${kind}${light === 'dusk' ? '-dusk' : ''}.svg`;
}

export function emptyPictureFile(state: EmptyState): string {
  return `empty/${state}.svg`;
}

export function portraitFile(name: PortraitName): string {
  return `portraits/${name}.svg`;
}
