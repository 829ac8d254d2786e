import type { Booking } from '../../../contract/bookings.ts';

type Photo = Booking['car']['photos'][number];

/** The car alone, without its studio, where it is one of our drawings. */
export function cutOutOf(photos: readonly Photo[]): string | null {
  const side = photos.find(({ drawn, view }) => drawn && view === 'side');
  return side ? side.url.replace(/-side\.svg$/, '-cut-out.svg') : null;
}
