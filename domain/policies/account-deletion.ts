import { type BookingStatus, releasesCar } from '../booking-lifecycle.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/** Nobody leaves while a car, a deposit or a refund of theirs is still on its way. */
export function mayDeleteAccount(bookings: readonly BookingStatus[]): Verdict<'booking_open'> {
  const isOpen = (status: BookingStatus) => status !== 'finished' && !releasesCar(status);
  return bookings.some(isOpen) ? refused('booking_open') : allowed;
}
