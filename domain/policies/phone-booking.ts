import type { BookingStatus } from '../booking-lifecycle.ts';
import { phoneBookingPolicy } from '../policy-constants.ts';
import { refused } from '../verdict.ts';

export const phoneBookingStates = [
  'sent',
  'opened',
  'paying',
  'paid',
  'expired',
  'taken-back',
] as const;

export type PhoneBookingState = (typeof phoneBookingStates)[number];

/**
 * Until when a car is held for somebody on the phone. Whoever pays in the last minute still books with the notice
 * that every renter gives; where too little time is left for paying, nothing is held.
 */
export function heldUntil(
  startsAt: Temporal.Instant,
  noticeHours: number,
  now: Temporal.Instant,
):
  | { readonly ok: true; readonly until: Temporal.Instant }
  | { readonly ok: false; readonly code: 'notice_too_short' } {
  const longest = now.add({ minutes: phoneBookingPolicy.holdMinutes });
  const lastCall = startsAt.subtract({ hours: noticeHours });
  const until = Temporal.Instant.compare(longest, lastCall) < 0 ? longest : lastCall;
  const least = now.add({ minutes: phoneBookingPolicy.leastMinutes });
  if (Temporal.Instant.compare(until, least) < 0) return refused('notice_too_short');
  return { ok: true, until };
}

export interface PhoneBookingFacts {
  readonly heldUntil: Temporal.Instant;
  readonly isOpened: boolean;
  readonly isTakenBack: boolean;
  /** Of the booking that came of it. */
  readonly status: BookingStatus | null;
}

const didNotComeAbout: readonly BookingStatus[] = ['payment-failed', 'cancelled'];

/** What came of a link that was sent; a payment that failed leaves it as it was. */
export function phoneBookingState(
  { heldUntil: until, isOpened, isTakenBack, status }: PhoneBookingFacts,
  now: Temporal.Instant,
): PhoneBookingState {
  if (status === 'pending') return 'paying';
  if (status !== null && !didNotComeAbout.includes(status)) return 'paid';
  if (isTakenBack) return 'taken-back';
  if (Temporal.Instant.compare(until, now) <= 0) return 'expired';
  return isOpened ? 'opened' : 'sent';
}

/** It can still be paid, sent again and taken back. */
export const isOpenLink = (state: PhoneBookingState) => state === 'sent' || state === 'opened';
