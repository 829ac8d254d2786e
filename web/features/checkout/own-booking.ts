import { useEffect, useState } from 'react';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { creationOutcome } from '../../../domain/booking-lifecycle.ts';
import { browserApi } from '../../api/browser-client.ts';

interface WantedTrip {
  readonly assetId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A car can be taken by the very renter who is told so: in another tab, or a moment ago. */
export function findOwnBooking(
  bookings: readonly BookingSummary[],
  { assetId, startsAt, endsAt }: WantedTrip,
): BookingSummary | null {
  const isTaking = (booking: BookingSummary) =>
    booking.car.id === assetId &&
    Date.parse(booking.startsAt) < Date.parse(endsAt) &&
    Date.parse(startsAt) < Date.parse(booking.endsAt) &&
    creationOutcome(booking.status) !== 'failure';
  return bookings.find(isTaking) ?? null;
}

export function useOwnBooking(isTaken: boolean, trip: WantedTrip): BookingSummary | null {
  const [own, setOwn] = useState<BookingSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trip stands for what it is made of
  useEffect(() => {
    if (!isTaken) return;
    let isCurrent = true;
    browserApi()
      .listBookings()
      .then(
        ({ bookings }) => isCurrent && setOwn(findOwnBooking(bookings, trip)),
        // Then it is simply taken.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isTaken, trip.assetId, trip.startsAt, trip.endsAt]);
  return isTaken ? own : null;
}
