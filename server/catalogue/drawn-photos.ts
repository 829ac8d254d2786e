import type { Insertable } from 'kysely';
import { type CarDesign, carPaints } from '../../contract/car-designs.ts';
import { designFor } from '../../contract/design-for.ts';
import {
  carPictureFile,
  carPictureSize,
  carViews,
  type PicturedCar,
} from '../../contract/pictures.ts';
import type { CarValue } from '../../domain/car.ts';
import type { Tables } from '../db/schema.ts';

interface DrawnCar {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly body_type: CarValue<'bodyType'>;
  readonly seats: number;
  readonly luggages: number;
  readonly colour?: string | null;
  readonly design?: CarDesign | null;
}

/** The drawings that stand for a car without photographs, view by view. */
export function drawnPhotos(car: DrawnCar): Insertable<Tables['car_photos']>[] {
  const drawing = drawingOf(car);
  return carViews.map((view, position) => ({
    car_id: car.id,
    position,
    url: `/pictures/cars/${carPictureFile({ ...drawing, view })}`,
    ...carPictureSize,
    view,
    drawn: true,
  }));
}

/** How a car is drawn, from whichever side. */
export function drawingOf(car: Omit<DrawnCar, 'id'>): Omit<PicturedCar, 'view'> {
  const design = car.design ?? designFor(car.brand, car.model, car.body_type);
  // A paint that the design is not built with gets one that it is.
  const paint = carPaints.find((one) => one === car.colour) ?? carPaints[0];
  return { design, paint, seats: car.seats, luggages: car.luggages };
}
