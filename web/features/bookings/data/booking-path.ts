import { paths } from '../../../page/paths.ts';

export function bookingPath(id: string): string {
  return `/booking/${id}`;
}

/** Where a renter chooses another car. */
export const offerPath = (id: string) => `${bookingPath(id)}/car`;

/** Where a renter keeps a car longer, or gives it back early. */
export const returnPath = (id: string) => `${bookingPath(id)}/return`;

/** Where a renter answers what they are asked to pay for. */
export const claimPath = (id: string, claimId: string) => `${bookingPath(id)}/claims/${claimId}`;

/** Who comes today, and when. */
export const dayPath = (id: string) => `${bookingPath(id)}/day`;

/** What was sealed at the door. */
export const handoverPath = (id: string) => `${bookingPath(id)}/handover`;

/** The tab is a part of the address, so that the way back from a booking leads to where it was. */
export const tabParameter = 'tab';

export function bookingsPath(tab: 'current' | 'past'): string {
  return tab === 'past' ? `${paths.bookings}?${tabParameter}=past` : paths.bookings;
}
