import { useEffect, useState } from 'react';
import type { Booking } from '../../../../contract/bookings.ts';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { type OnTheWay, type TripDay, tripDay } from '../../../../domain/handovers/trip-day.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { productNow } from '../../trip/state/product-now.ts';

const LOOKS_EVERY_MS = 15_000;

/** How the day stands, looked at again while the page is open: a driver becomes late by the clock alone. */
export function useTripDay(booking: Booking): TripDay & { readonly now: Temporal.Instant } {
  const { now: served } = useShellConfig();
  const [now, setNow] = useState(() => instantFromIso(served));
  useEffect(() => {
    const look = () => setNow(productNow(served));
    look();
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [served]);
  const { status, startsAt, endsAt, city, onTheWay } = booking;
  const facts = {
    status,
    startsAt: instantFromIso(startsAt),
    endsAt: instantFromIso(endsAt),
    timeZone: city.timeZone,
    delivery: wayOf(onTheWay.delivery),
    return: wayOf(onTheWay.return),
    sealedAt: instantOf(onTheWay.delivery.sealedAt),
  };
  return { ...tripDay(facts, now), now };
}

const instantOf = (iso: string | null) => (iso ? instantFromIso(iso) : null);

const wayOf = (way: Booking['onTheWay']['delivery']): OnTheWay => ({
  setOutAt: instantOf(way.setOutAt),
  expectedAt: instantOf(way.expectedAt),
  arrivedAt: instantOf(way.arrivedAt),
  missedAt: instantOf(way.missedAt),
});
