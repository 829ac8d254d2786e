import type { DeskBooking } from '../../../../contract/operate/desk-bookings.ts';
import { canTransition, isReviewable } from '../../../../domain/booking-lifecycle.ts';
import type { Permission } from '../../../../domain/permissions.ts';

export const deskVerbs = [
  'change',
  'car',
  'refund',
  'message',
  'note',
  'claim',
  'settle',
  'review',
  'process',
  'cancelBooking',
] as const;

export type DeskVerb = (typeof deskVerbs)[number];

/** Why a verb cannot be pressed, by the person or by the booking; null: it can. */
export type WhyNot =
  | { readonly kind: 'role'; readonly permission: Permission }
  | {
      readonly kind: 'over' | 'started' | 'paying' | 'notCancellable' | 'nothingPaid' | 'disputed';
    }
  | null;

const permissionOf: Readonly<Record<DeskVerb, Permission>> = {
  change: 'bookings.change',
  car: 'bookings.change',
  refund: 'refund',
  message: 'bookings.change',
  note: 'bookings.read',
  claim: 'claims.make',
  settle: 'refund',
  review: 'bookings.change',
  process: 'bookings.change',
  cancelBooking: 'bookings.change',
};

type Facts = Pick<DeskBooking, 'booking' | 'isReplaceable' | 'paid'>;

/** Those that a booking in this state has at all; the others would only be in the way. */
export function verbsOf({ booking: { status, lostRefund } }: Pick<Facts, 'booking'>): DeskVerb[] {
  return deskVerbs.filter((verb) => {
    if (verb === 'claim') return isReviewable(status);
    if (verb === 'settle') return lostRefund !== null;
    if (verb === 'review') return canTransition(status, 'review');
    if (verb === 'process') return canTransition(status, 'processed');
    return true;
  });
}

export function whyNot(
  verb: DeskVerb,
  { booking, isReplaceable, paid }: Facts,
  may: (permission: Permission) => boolean,
): WhyNot {
  const permission = permissionOf[verb];
  if (!may(permission)) return { kind: 'role', permission };
  const { status, changeRefusal } = booking;
  switch (verb) {
    case 'change':
      if (changeRefusal === 'change_in_progress') return { kind: 'paying' };
      if (changeRefusal === 'booking_not_changeable') {
        return { kind: booking.disputed ? 'disputed' : 'over' };
      }
      // Too late by the rules is what an override is for.
      return null;
    case 'car':
      if (!isReplaceable) return { kind: status === 'active' ? 'started' : 'over' };
      return booking.openRequest || status === 'pending' ? { kind: 'paying' } : null;
    case 'refund':
      return paid.amount > 0 ? null : { kind: 'nothingPaid' };
    case 'cancelBooking':
      return canTransition(status, 'cancelled') ? null : { kind: 'notCancellable' };
    default:
      return null;
  }
}
