/**
 * A card and the place held for it have the same frame, so that nothing jumps when the cars arrive.
 * It goes by the room the card has itself: beside the map there is less than the window promises.
 */
export const cardStyle =
  'relative grid overflow-hidden rounded-card border border-hair bg-card @min-[440px]:grid-cols-[36%_1fr] @min-[440px]:min-h-29 @min-[640px]:grid-cols-[204px_1fr]';

export const pictureStyle = 'studio-place relative aspect-video @min-[440px]:aspect-auto';

/** Name and price side by side where there is room, the facts below both. */
export const textStyle =
  'grid content-center gap-x-4 gap-y-1.5 px-5 pt-4 pb-5 @min-[440px]:py-3 @min-[640px]:grid-cols-[minmax(0,1fr)_auto]';

/** The whole car is in it, however narrow or tall the place: wall and floor run on. */
export const photoStyle = 'min-h-0 w-full object-contain';
