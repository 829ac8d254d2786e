import { redirect } from 'react-router';
import type { CarOffer } from '../../../../contract/car-offers.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import { bookingPath } from '../data/booking-path.ts';
import { type BookingData, loadBooking } from '../data/load-booking.ts';

export interface OfferData extends Pick<BookingData, 'booking'> {
  readonly offer: CarOffer;
}

/** Once it is answered, the trip's own page says which car comes. */
export async function loadOffer(api: ApiClient, id: string): Promise<OfferData> {
  const { booking } = await loadBooking(api, id);
  try {
    return { booking, offer: await api.getCarOffer({ params: { id } }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw redirect(bookingPath(id));
    throw error;
  }
}
