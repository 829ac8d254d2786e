import { fromCityTime } from './city-time.ts';
import { occupiedDays } from './occupied-days.ts';
import type { CalendarFacts } from './trip-facts.ts';

/** Facts for tests, in city time: Friday 1 May 2026, 12:10 in Lisbon, unless told otherwise. */
export function factsAt(
  now = '2026-05-01T12:10',
  occupied: readonly (readonly [from: string, to: string])[] = [],
  rest: Partial<CalendarFacts> = {},
): CalendarFacts {
  const timeZone = rest.timeZone ?? 'Europe/Lisbon';
  const turnaroundMinutes = rest.turnaroundMinutes ?? 120;
  const instant = (text: string) => fromCityTime(Temporal.PlainDateTime.from(text), timeZone);
  const ranges = occupied.map(([from, to]) => ({ from: instant(from), to: instant(to) }));
  return {
    now: instant(now),
    timeZone,
    maxDurationDays: 28,
    noticeHours: 2,
    turnaroundMinutes,
    occupied: ranges,
    occupiedDays: occupiedDays(ranges, timeZone, turnaroundMinutes),
    weekStart: 1,
    ...rest,
  };
}
