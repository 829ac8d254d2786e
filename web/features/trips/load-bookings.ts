import type { BookingSummary } from '../../../contract/bookings.ts';
import type { ApiClient } from '../../../contract/client.ts';
import { type BookingTab, statusDisplay } from '../../../domain/booking-badges.ts';

export type BookingsAnswer =
  | { readonly kind: 'found'; readonly bookings: readonly BookingSummary[] }
  | { readonly kind: 'failed' };

/** Newest first. A failure is logged here, and told on the page. */
export async function loadBookings(api: ApiClient): Promise<BookingsAnswer> {
  try {
    const { bookings } = await api.listBookings();
    return { kind: 'found', bookings };
  } catch (error) {
    console.error(error);
    return { kind: 'failed' };
  }
}

export function bookingsOfTab(
  bookings: readonly BookingSummary[],
  tab: BookingTab,
): readonly BookingSummary[] {
  return bookings.filter(({ status }) => statusDisplay[status].tab === tab);
}
