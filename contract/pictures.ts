/**
 * The drawn pictures of the sample fleet: what can be drawn, and the name a drawing has under
 * `/pictures/cars/`. The server writes these names into the fleet, the web draws what they say.
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

export const drawnSeats = [2, 4, 5, 6, 7] as const;
export type DrawnSeats = (typeof drawnSeats)[number];

export const drawnLuggages = [1, 2, 3, 4, 5] as const;
export type DrawnLuggages = (typeof drawnLuggages)[number];

export type CarPicture = {
  readonly body: CarBody;
  readonly paint: CarPaint;
  readonly view: CarView;
  readonly seats: DrawnSeats;
  readonly luggages: DrawnLuggages;
};

/** `suv-moss-side.svg`, `suv-moss-interior-s5.svg`, `suv-moss-boot-l3.svg` */
export function carPictureFile({ body, paint, view, seats, luggages }: CarPicture): string {
  const shown = { side: '', front: '', rear: '', interior: `-s${seats}`, boot: `-l${luggages}` };
  return `${body}-${paint}-${view}${shown[view]}.svg`;
}
