import { cityToday, fromCityTime, toCityTime } from '../../domain/city-time.ts';
import type { Trip } from '../../domain/trip.ts';
import type { Occasion } from './occasions.ts';
import type { Random } from './random.ts';

const minutesPerSlot = 30;
/** Deliveries and returns are wished between 08:00 and 20:00. */
const firstSlot = 16;
const lastSlot = 40;

export type PlannedTrip = Trip & { readonly bookedAt: Temporal.Instant };

/** When the trip was, is or will be: on half hours of the city's clock. */
export function planTrip(
  occasion: Occasion,
  timeZone: string,
  now: Temporal.Instant,
  random: Random,
): PlannedTrip {
  const lasts = random.integer(...occasion.lasts);
  const trip = occasion.startsIn
    ? tripFrom(occasion.startsIn, lasts, timeZone, now, random)
    : tripJustEnded(lasts, timeZone, now, random);
  return { ...trip, bookedAt: whenBooked(trip, occasion, now, random) };
}

function tripFrom(
  startsIn: readonly [number, number],
  lasts: number,
  timeZone: string,
  now: Temporal.Instant,
  random: Random,
): Trip {
  const firstDay = cityToday(now, timeZone).add({ days: random.integer(...startsIn) });
  return {
    startsAt: atSomeTime(firstDay, timeZone, random),
    endsAt: atSomeTime(firstDay.add({ days: lasts }), timeZone, random),
  };
}

function tripJustEnded(
  lasts: number,
  timeZone: string,
  now: Temporal.Instant,
  random: Random,
): Trip {
  const end = toCityTime(now.subtract({ hours: random.integer(1, 6) }), timeZone).round({
    smallestUnit: 'minute',
    roundingIncrement: minutesPerSlot,
    roundingMode: 'floor',
  });
  return {
    startsAt: atSomeTime(end.toPlainDate().subtract({ days: lasts }), timeZone, random),
    endsAt: fromCityTime(end, timeZone),
  };
}

function atSomeTime(day: Temporal.PlainDate, timeZone: string, random: Random): Temporal.Instant {
  const time = new Temporal.PlainTime().add({
    minutes: minutesPerSlot * random.integer(firstSlot, lastSlot),
  });
  return fromCityTime(day.toPlainDateTime(time), timeZone);
}

/** Hours to weeks ahead, in any case before now, and before a cancellation. */
function whenBooked(
  trip: Trip,
  { cancelledHoursBefore = 0, bookedDaysAgo }: Occasion,
  now: Temporal.Instant,
  random: Random,
): Temporal.Instant {
  const hoursAhead = random.integer(5, 24 * 14);
  if (bookedDaysAgo !== undefined) return now.subtract({ hours: 24 * bookedDaysAgo });
  const cancelledAt = trip.startsAt.subtract({ hours: cancelledHoursBefore });
  const latest = Temporal.Instant.compare(cancelledAt, now) < 0 ? cancelledAt : now;
  return latest.subtract({ hours: hoursAhead, seconds: random.integer(0, 3599) });
}
