import { useEffect, useState } from 'react';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { creationOutcome } from '../../../domain/booking-lifecycle.ts';
import { browserApi } from '../../api/browser-client.ts';

interface WantedTrip {
  readonly carId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A car can be taken by the very renter who is told so: in another tab, or a moment ago. */
export function findOwnBooking(
  bookings: readonly BookingSummary[],
  { carId, startsAt, endsAt }: WantedTrip,
): BookingSummary | null {
  const isTaking = (booking: BookingSummary) =>
    booking.car.id === carId &&
    Date.parse(booking.startsAt) < Date.parse(endsAt) &&
    Date.parse(startsAt) < Date.parse(booking.endsAt) &&
    creationOutcome(booking.status) !== 'failure';
  return bookings.find(isTaking) ?? null;
}

/** An attempt whose payment is still under way is no booking yet. */
export function ownTextKey({ status }: BookingSummary): 'refusal.own' | 'refusal.ownPending' {
  return creationOutcome(status) === 'waiting' ? 'refusal.ownPending' : 'refusal.own';
}

export function useOwnBooking(
  isTaken: boolean,
  { carId, startsAt, endsAt }: WantedTrip,
): BookingSummary | null {
  const [own, setOwn] = useState<BookingSummary | null>(null);
  useEffect(() => {
    if (!isTaken) return;
    let isCurrent = true;
    browserApi()
      .listBookings()
      .then(
        ({ bookings }) =>
          isCurrent && setOwn(findOwnBooking(bookings, { carId, startsAt, endsAt })),
        // Then it is simply taken.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isTaken, carId, startsAt, endsAt]);
  return isTaken ? own : null;
}
