/** What the bar with the trip is made of, before and after the first press. */
export type TripSection = 'addresses' | 'dates';

export const tripBarStyle =
  'relative mx-auto flex h-14 max-w-[760px] min-w-0 flex-1 items-center rounded-full border border-stone-300 bg-card p-[5px]';
