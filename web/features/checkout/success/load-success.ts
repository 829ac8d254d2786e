import { redirect } from 'react-router';
import type { ApiClient } from '../../../../contract/client.ts';
import { creationOutcome } from '../../../../domain/booking-lifecycle.ts';
import { paths } from '../../../page/paths.ts';
import { bookingPath } from '../../bookings/data/booking-path.ts';
import { type BookingData, loadBooking } from '../../bookings/data/load-booking.ts';

/** A booking that has just come about. Without one there is nothing to celebrate: home. */
export async function loadSuccess(
  api: ApiClient,
  { id: carId, bookId }: { readonly id: string; readonly bookId: string },
): Promise<BookingData> {
  const data = await loadBooking(api, bookId, paths.home);
  if (data.booking.car.id !== carId) throw redirect(paths.home);
  // Still being paid, or come to nothing: its own page tells how it stands.
  if (creationOutcome(data.booking.status) !== 'success') throw redirect(bookingPath(bookId));
  return data;
}
