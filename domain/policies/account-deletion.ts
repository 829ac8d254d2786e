import { type BookingStatus, isSettled } from '../booking-lifecycle.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/** Nobody leaves in the middle of a booking. What a cancelled one gives back finds its way without them. */
export function mayDeleteAccount(bookings: readonly BookingStatus[]): Verdict<'booking_open'> {
  return bookings.every(isSettled) ? allowed : refused('booking_open');
}
