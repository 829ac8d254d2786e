import type { PhotoView } from '../domain/car.ts';
import {
  buildOf,
  type CarDesign,
  type CarPaint,
  type LuggageCount,
  type SeatCount,
} from './car-designs.ts';

/**
 * The drawn pictures of cars: what can be drawn, and the name each drawing has under
 * `/pictures/cars/`. The server writes these names into the sample fleet, the web draws them.
 */

export const carViews = ['side', 'front', 'rear', 'interior', 'boot'] as const;
export type CarView = (typeof carViews)[number];

export const carPictureSize = { width: 640, height: 360 } as const;

export type PicturedCar = {
  readonly design: CarDesign;
  readonly paint: CarPaint;
  readonly view: CarView;
  readonly seats?: number | undefined;
  readonly luggages?: number | undefined;
};

/**
 * `fiat-500-sky-side.svg`, `fiat-500-sky-boot-l1.svg`: always the name of a picture that is drawn. A
 * count or a paint the design is not built with gets the nearest that it is. The inside is the same
 * for all cars of one kind: `city-sky-interior-s4.svg`.
 */
export function carPictureFile(car: PicturedCar): string {
  const { design, view } = car;
  const { body, paints } = buildOf(design);
  const paint = paints.includes(car.paint) ? car.paint : paints[0];
  if (view === 'interior') {
    return `${body}-${paint}-interior-s${seatsToDraw(design, car.seats)}.svg`;
  }
  const count = view === 'boot' ? `-l${luggagesToDraw(design, car.luggages)}` : '';
  return `${design}-${paint}-${view}${count}.svg`;
}

interface Photo {
  readonly url: string;
  readonly drawn: boolean;
  readonly view: PhotoView;
}

/** Beside the drawing of a side lies the same car without its studio; null: this is no such drawing. */
export const cutOutUrl = ({ url, drawn, view }: Photo): string | null =>
  drawn && view === 'side' ? url.replace(/-side\.svg$/, '-cut-out.svg') : null;

/** The seat count that is drawn for a car: its own, or the nearest its design is built with. */
export function seatsToDraw(design: CarDesign, seats: number | undefined): SeatCount {
  return nearest(buildOf(design).seats, seats);
}

export function luggagesToDraw(design: CarDesign, luggages: number | undefined): LuggageCount {
  return nearest(buildOf(design).luggages, luggages);
}

function nearest<Count extends number>(
  [usual, ...others]: readonly [Count, ...Count[]],
  wanted: number | undefined,
): Count {
  if (wanted === undefined) return usual;
  const distance = (choice: number) => Math.abs(choice - wanted);
  return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), usual);
}
