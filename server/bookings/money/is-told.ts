import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import type { Payment } from './payments.ts';

/**
 * Whether a refused hold is emailed about. Before delivery each time: the trip hangs on it. Of a renewal the
 * renter is notified at first and at last; between them the page says how it stands.
 */
export function isToldOfRefusal(
  payments: readonly Payment[],
  status: BookingStatus,
  isTriedAgain: boolean,
): boolean {
  const holds = payments.filter(({ kind }) => kind === 'deposit-hold');
  const lastHeld = holds.findLastIndex((hold) => hold.status === 'succeeded');
  if (lastHeld === -1 || status === 'security-deposit-retry') return true;
  const refusals = holds.slice(lastHeld + 1).filter((hold) => hold.status === 'failed');
  return refusals.length === 1 || !isTriedAgain;
}
