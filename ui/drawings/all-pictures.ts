import {
  carBodies,
  carCapacities,
  carPaints,
  carPictureFile,
  type PicturedCar,
} from '../../contract/pictures.ts';
import { drawCar } from './cars/draw-car.ts';
import { CITY_PICTURES, DRAWN_CITIES, drawCity } from './cities/draw-city.ts';
import { carCutOutFile, cityPictureFile, emptyPictureFile } from './file-names.ts';
import { drawEmpty, EMPTY_STATES } from './line/draw-empty.ts';
import { drawFavicon, drawMark } from './line/draw-mark.ts';
import { drawProcess, PROCESS_PARTS } from './line/draw-process.ts';
import { INK } from './line/route-line.ts';

export interface PictureFile {
  readonly name: string;
  readonly svg: string;
}

function carsOf(body: (typeof carBodies)[number]): PicturedCar[] {
  const { seats, luggages } = carCapacities[body];
  return carPaints.flatMap((paint): PicturedCar[] => [
    { body, paint, view: 'side' },
    { body, paint, view: 'front' },
    { body, paint, view: 'rear' },
    ...seats.map((count) => ({ body, paint, view: 'interior', seats: count }) as const),
    ...luggages.map((count) => ({ body, paint, view: 'boot', luggages: count }) as const),
  ]);
}

/** Every picture the product serves. */
export function* allPictures(): Generator<PictureFile> {
  for (const body of carBodies) {
    for (const car of carsOf(body))
      yield { name: `cars/${carPictureFile(car)}`, svg: drawCar(car) };
    for (const paint of carPaints) {
      const svg = drawCar({ body, paint, view: 'side', heading: 'right', background: 'none' });
      yield { name: carCutOutFile(body, paint), svg };
    }
  }
  for (const city of DRAWN_CITIES) {
    for (const kind of CITY_PICTURES) {
      yield { name: cityPictureFile(city, kind), svg: drawCity(city, { kind }) };
    }
  }
  for (const state of EMPTY_STATES) {
    yield { name: emptyPictureFile(state), svg: drawEmpty(state, INK) };
  }
  for (const part of PROCESS_PARTS) {
    yield { name: `process/${part}.svg`, svg: drawProcess(part, INK) };
  }
  yield { name: 'mark.svg', svg: drawMark({ ink: INK }) };
  yield { name: 'favicon.svg', svg: drawFavicon() };
}
