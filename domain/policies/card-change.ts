import { type BookingStatus, isOpenToRenter } from '../booking-lifecycle.ts';
import type { HandoverMode } from '../handovers/mode.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import type { PaymentProfile } from './deposit.ts';
import type { ModificationRefusal } from './modification.ts';

export type CardChangeFacts = {
  readonly status: BookingStatus;
  readonly profile: PaymentProfile;
  readonly startsAt: Temporal.Instant;
  readonly handovers: HandoverMode;
  /** When a driver sealed the delivery; null before that, and where nobody does. */
  readonly deliveredAt: Temporal.Instant | null;
};

/** Until the car is delivered: by a driver's seal, or at the agreed time where the clock delivers. */
export function mayChangeCard(
  booking: CardChangeFacts,
  now: Temporal.Instant,
): Verdict<ModificationRefusal> {
  // A company has no card to change, and what is out is settled with whoever brought it.
  if (!isOpenToRenter(booking.status) || booking.profile === 'business') {
    return refused('booking_not_changeable');
  }
  return isDelivered(booking, now) ? refused('too_late_to_change') : allowed;
}

function isDelivered(booking: CardChangeFacts, now: Temporal.Instant): boolean {
  switch (booking.handovers) {
    case 'recorded':
      return booking.deliveredAt !== null;
    case 'by-clock':
      return Temporal.Instant.compare(now, booking.startsAt) >= 0;
  }
}
