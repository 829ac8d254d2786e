import type { PublicConfig } from '../../../../contract/configuration.ts';
import type { TimeRange } from '../../../../domain/availability.ts';
import { occupiedDays } from '../../../../domain/occupied-days.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { weekStartIn } from '../../../../domain/week-start.ts';

interface CityClock {
  readonly timeZone: string;
  readonly countryCode: string;
  /** Known together with a car; without one nothing is occupied, and it does not matter. */
  readonly turnaroundMinutes?: number;
}

/** What a calendar goes by: the city's time, the operator's rules and, with a car, its rentals. */
export function cityFacts(
  city: CityClock,
  rules: PublicConfig['booking'],
  now: Temporal.Instant,
  occupied: readonly TimeRange[] = [],
): CalendarFacts {
  const { timeZone, countryCode, turnaroundMinutes = 0 } = city;
  return {
    now,
    timeZone,
    maxDurationDays: rules.maximumDurationDays,
    noticeHours: rules.noticeHours,
    turnaroundMinutes,
    occupied,
    occupiedDays: occupiedDays(occupied, timeZone, turnaroundMinutes),
    weekStart: weekStartIn(countryCode),
  };
}
