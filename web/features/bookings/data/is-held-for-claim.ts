import type { Booking } from '../../../../contract/bookings.ts';

/** Whether a claim puts off the hour by which the deposit is released. */
export function isHeldForClaim({ status, deposit }: Pick<Booking, 'status' | 'deposit'>): boolean {
  return status === 'completed' && deposit !== null && deposit.releasedBy === null;
}
