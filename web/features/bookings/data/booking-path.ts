import { paths } from '../../../page/paths.ts';

export function bookingPath(id: string): string {
  return `/booking/${id}`;
}

/** Where a renter chooses another car. */
export const offerPath = (id: string) => `${bookingPath(id)}/car`;

/** What was sealed at the door. */
export const handoverPath = (id: string) => `${bookingPath(id)}/handover`;

/** The tab is a part of the address, so that the way back from a booking leads to where it was. */
export const tabParameter = 'tab';

export function bookingsPath(tab: 'current' | 'past'): string {
  return tab === 'past' ? `${paths.bookings}?${tabParameter}=past` : paths.bookings;
}
