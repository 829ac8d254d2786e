/**
 * The drawn pictures of cars: what can be drawn, and the name each drawing has under
 * `/pictures/cars/`. The server writes these names into the sample fleet, the web draws them.
 */

export const carBodies = [
  'city',
  'hatch',
  'sedan',
  'estate',
  'suv',
  'electric',
  'cabrio',
  'van',
] as const;
export type CarBody = (typeof carBodies)[number];

export const carPaints = [
  'chalk',
  'silver',
  'slate',
  'ink',
  'sand',
  'ochre',
  'copper',
  'signal',
  'brick',
  'moss',
  'pine',
  'sky',
  'tile',
  'midnight',
] as const;
export type CarPaint = (typeof carPaints)[number];

export const carViews = ['side', 'front', 'rear', 'interior', 'boot'] as const;
export type CarView = (typeof carViews)[number];

export const carPictureSize = { width: 640, height: 420 } as const;

export const seatCounts = [2, 4, 5, 6, 7] as const;
export type SeatCount = (typeof seatCounts)[number];

export const luggageCounts = [1, 2, 3, 4, 5] as const;
export type LuggageCount = (typeof luggageCounts)[number];

/** What each body is built with, the usual first. Only these interiors and boots are drawn. */
export const carCapacities: Readonly<
  Record<
    CarBody,
    {
      readonly seats: readonly [SeatCount, ...SeatCount[]];
      readonly luggages: readonly [LuggageCount, ...LuggageCount[]];
    }
  >
> = {
  city: { seats: [4, 2, 5], luggages: [1, 2, 3] },
  hatch: { seats: [5, 4], luggages: [2, 1, 3, 4] },
  sedan: { seats: [5, 4], luggages: [3, 1, 2, 4] },
  estate: { seats: [5, 7], luggages: [4, 2, 3, 5] },
  suv: { seats: [5, 4, 6, 7], luggages: [3, 1, 2, 4, 5] },
  electric: { seats: [5, 4, 7], luggages: [2, 1, 3, 4] },
  cabrio: { seats: [2, 4], luggages: [1, 2, 3] },
  van: { seats: [7, 5, 6], luggages: [5, 1, 2, 3, 4] },
};

export type PicturedCar = {
  readonly body: CarBody;
  readonly paint: CarPaint;
  readonly view: CarView;
  readonly seats?: number | undefined;
  readonly luggages?: number | undefined;
};

/**
 * `suv-moss-side.svg`, `suv-moss-interior-s5.svg`, `suv-moss-boot-l3.svg`: always the name of a
 * picture that is drawn. A count the body is not built with gets the nearest that it is.
 */
export function carPictureFile(car: PicturedCar): string {
  return `${car.body}-${car.paint}-${car.view}${counted(car)}.svg`;
}

function counted({ body, view, seats, luggages }: PicturedCar): string {
  if (view === 'interior') return `-s${seatsToDraw(body, seats)}`;
  if (view === 'boot') return `-l${luggagesToDraw(body, luggages)}`;
  return '';
}

/** The seat count that is drawn for a car: its own, or the nearest its body is built with. */
export function seatsToDraw(body: CarBody, seats: number | undefined): SeatCount {
  return nearest(carCapacities[body].seats, seats);
}

export function luggagesToDraw(body: CarBody, luggages: number | undefined): LuggageCount {
  return nearest(carCapacities[body].luggages, luggages);
}

function nearest<Count extends number>(
  [usual, ...others]: readonly [Count, ...Count[]],
  wanted: number | undefined,
): Count {
  if (wanted === undefined) return usual;
  const distance = (choice: number) => Math.abs(choice - wanted);
  return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), usual);
}
