/**
 * A card and the place held for it have the same frame, so that nothing jumps when the cars arrive.
 * It goes by the room the card has itself: beside the map there is less than the window promises.
 */
export const cardStyle =
  'relative grid overflow-hidden rounded-card border border-hair bg-white @min-[440px]:grid-cols-[40%_1fr] @min-[440px]:min-h-55 @min-[640px]:grid-cols-[288px_1fr]';

export const pictureStyle =
  'relative aspect-[350/194] overflow-hidden bg-[linear-gradient(var(--color-studio-wall)_62%,var(--color-studio-floor)_62%)] @min-[440px]:aspect-auto';

/** Where the place is narrow and tall, the whole car still is in it, and its sky runs on. */
export const photoStyle =
  'absolute inset-0 size-full max-w-none object-cover @min-[440px]:@max-[640px]:top-auto @min-[440px]:@max-[640px]:-left-[12%] @min-[440px]:@max-[640px]:h-auto @min-[440px]:@max-[640px]:w-[124%] @min-[440px]:@max-[640px]:[mask-image:linear-gradient(transparent,black_30%)]';
