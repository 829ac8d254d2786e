import { type BookingStatus, bookingStatuses, isSettled } from '../booking-lifecycle.ts';

/**
 * Until its deposit is freed a booking may still charge, hold or free something on its card; a card
 * that is gone could not. Afterwards only refunds follow, which need no card at hand.
 */
export function needsCard(status: BookingStatus): boolean {
  return !isSettled(status) && status !== 'processed';
}

export const statusesThatNeedCard: readonly BookingStatus[] = bookingStatuses.filter(needsCard);
