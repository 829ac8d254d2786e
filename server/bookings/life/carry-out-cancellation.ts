import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import type { BookingWork } from '../record/work.ts';
import { advanceBooking } from './advance-booking.ts';

/** The booking is cancelled already; a refund that cannot be made now is made by the sweep. */
export async function carryOutCancellation(
  work: BookingWork,
  { payload }: PendingRequest,
): Promise<Outcome> {
  const { bookingId } = payload as { readonly bookingId: string };
  try {
    await advanceBooking(work, bookingId);
  } catch (error) {
    work.log.warn({ err: error, bookingId }, 'the refund of a cancellation is tried again later');
  }
  return { status: 'accepted', result: { bookingId } };
}
