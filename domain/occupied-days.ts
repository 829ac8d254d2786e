import { isFree, type TimeRange } from './availability.ts';
import { instantOfRealTime, startOfCityDay, toCityTime } from './city-time.ts';
import { halfHours } from './half-hours.ts';
import { tripPolicy } from './policy-constants.ts';

/**
 * The local days a car's calendar must block, as `YYYY-MM-DD`.
 *
 * A day is occupied when not even the shortest trip, one slot and its turnaround, could begin on it.
 * A day that is free in part stays open and its time pickers offer only the free hours: blocking
 * every touched day would refuse in the calendar what the search, which compares exact times, has
 * just offered, and would lose the afternoon after each return.
 */
export function occupiedDays(
  occupied: readonly TimeRange[],
  timeZone: string,
  turnaroundMinutes: number,
): Set<string> {
  const days = new Set<string>();
  const open = new Set<string>();
  for (const range of occupied) {
    for (const day of localDaysTouched(range, timeZone, turnaroundMinutes)) {
      const key = day.toString();
      if (days.has(key) || open.has(key)) continue;
      (canBeginOn(day, occupied, timeZone, turnaroundMinutes) ? open : days).add(key);
    }
  }
  return days;
}

// A range also casts a shadow before it: a trip begun there would not be back and turned round.
function* localDaysTouched(
  range: TimeRange,
  timeZone: string,
  turnaroundMinutes: number,
): Generator<Temporal.PlainDate> {
  const from = range.from.subtract({ minutes: turnaroundMinutes + tripPolicy.slotMinutes });
  let day = toCityTime(from, timeZone).toPlainDate();
  while (Temporal.Instant.compare(startOfCityDay(day, timeZone), range.to) < 0) {
    yield day;
    day = day.add({ days: 1 });
  }
}

function canBeginOn(
  day: Temporal.PlainDate,
  occupied: readonly TimeRange[],
  timeZone: string,
  turnaroundMinutes: number,
): boolean {
  const from = startOfCityDay(day, timeZone);
  const to = startOfCityDay(day.add({ days: 1 }), timeZone);
  // Most days of a long rental lie inside it: no need to try their 48 slots.
  if (occupied.some((taken) => covers(taken, from, to))) return false;
  return halfHours.some((time) => {
    const startsAt = instantOfRealTime(day.toPlainDateTime(time), timeZone);
    if (!startsAt) return false;
    const endsAt = startsAt.add({ minutes: tripPolicy.slotMinutes });
    return isFree({ startsAt, endsAt }, occupied, turnaroundMinutes);
  });
}

function covers(range: TimeRange, from: Temporal.Instant, to: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(range.from, from) <= 0 && Temporal.Instant.compare(to, range.to) <= 0
  );
}
