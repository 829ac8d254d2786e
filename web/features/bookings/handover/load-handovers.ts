import type { Booking } from '../../../../contract/bookings.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import type { BookingHandovers } from '../../../../contract/handovers.ts';
import { loadBooking } from '../data/load-booking.ts';

export interface HandoverData {
  readonly booking: Booking;
  readonly handovers: BookingHandovers;
}

export async function loadHandovers(api: ApiClient, id: string): Promise<HandoverData> {
  const { booking } = await loadBooking(api, id);
  return { booking, handovers: await api.getBookingHandovers({ params: { id } }) };
}
