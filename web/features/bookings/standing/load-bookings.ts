import type { BookingSummary } from '../../../../contract/bookings.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import { type BookingTab, statusDisplay } from '../../../../domain/booking-badges.ts';
import { reportError } from '../../../page/report-error.ts';

export type BookingsAnswer =
  | { readonly kind: 'found'; readonly bookings: readonly BookingSummary[] }
  | { readonly kind: 'failed' };

/** The newest first. A failure is logged here, and told on the page. */
export async function loadBookings(api: Pick<ApiClient, 'listBookings'>): Promise<BookingsAnswer> {
  try {
    const { bookings } = await api.listBookings();
    return { kind: 'found', bookings };
  } catch (error) {
    reportError(error);
    return { kind: 'failed' };
  }
}

/** What is ahead comes in the order in which it happens; of what is behind, what ended last. */
export function bookingsOfTab(
  bookings: readonly BookingSummary[],
  tab: BookingTab,
): readonly BookingSummary[] {
  const own = bookings.filter(({ status }) => statusDisplay[status].tab === tab);
  return tab === 'past'
    ? own.toSorted((a, b) => Date.parse(b.endsAt) - Date.parse(a.endsAt))
    : own.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
