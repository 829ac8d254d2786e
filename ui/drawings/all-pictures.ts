import { buildOf, type CarDesign, carDesignNames } from '../../contract/car-designs.ts';
import { carPictureFile, type PicturedCar } from '../../contract/pictures.ts';
import { drawCar } from './cars/draw-car.ts';
import { CITY_PICTURES, DRAWN_CITIES, drawCity } from './cities/draw-city.ts';
import { LIGHTS } from './cities/light.ts';
import { carCutOutFile, cityPictureFile, emptyPictureFile, portraitFile } from './file-names.ts';
import { drawEmpty, EMPTY_STATES } from './line/draw-empty.ts';
import { drawFavicon, drawMark } from './line/draw-mark.ts';
import { drawProcess, PROCESS_PARTS } from './line/draw-process.ts';
import { INK } from './line/route-line.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { PORTRAITS } from './portraits/portraits.ts';

export interface PictureFile {
  readonly name: string;
  readonly svg: string;
}

function carsOf(design: CarDesign): PicturedCar[] {
  const { paints, seats, luggages } = buildOf(design);
  return paints.flatMap((paint): PicturedCar[] => [
    { design, paint, view: 'side' },
    { design, paint, view: 'front' },
    { design, paint, view: 'rear' },
    ...seats.map((count) => ({ design, paint, view: 'interior', seats: count }) as const),
    ...luggages.map((count) => ({ design, paint, view: 'boot', luggages: count }) as const),
  ]);
}

function* carPictures(): Generator<PictureFile> {
  /** Cars of one kind share their inside. */
  const seen = new Set<string>();
  for (const design of carDesignNames) {
    for (const car of carsOf(design)) {
      const name = `cars/${carPictureFile(car)}`;
      if (seen.has(name)) continue;
      seen.add(name);
      yield { name, svg: drawCar(car) };
    }
    for (const paint of buildOf(design).paints) {
      const svg = drawCar({ design, paint, view: 'side', heading: 'right', background: 'none' });
      yield { name: carCutOutFile(design, paint), svg };
    }
  }
}

/** Every picture the product serves. */
export function* allPictures(): Generator<PictureFile> {
  yield* carPictures();
  for (const city of DRAWN_CITIES) {
    for (const kind of CITY_PICTURES) {
      for (const light of LIGHTS) {
        yield { name: cityPictureFile(city, kind, light), svg: drawCity(city, { kind, light }) };
      }
    }
  }
  for (const state of EMPTY_STATES) {
    yield { name: emptyPictureFile(state), svg: drawEmpty(state) };
  }
  for (const part of PROCESS_PARTS) {
    yield { name: `process/${part}.svg`, svg: drawProcess(part) };
  }
  for (const name of PORTRAITS) {
    yield { name: portraitFile(name), svg: drawPortrait(name) };
  }
  yield { name: 'mark.svg', svg: drawMark({ ink: INK }) };
  yield { name: 'favicon.svg', svg: drawFavicon() };
}
