import type { Trip } from '../../domain/trip.ts';
import { type TripRefusal, validateEnd, validateTrip } from '../../domain/trip-rules.ts';
import type { Deps } from '../deps.ts';
import { carUnavailable, Refusal } from '../errors.ts';

interface CityRules {
  readonly time_zone: string;
  readonly turnaround_minutes: number;
}

interface Rules extends Pick<Deps, 'clock' | 'settings'> {
  /** Somebody of staff has set the notice aside. */
  readonly isNoticeWaived?: boolean;
}

/** Refuses a trip that the rules do not allow, whichever the car. */
export function requireTrip(trip: Trip, city: CityRules, rules: Rules): void {
  requireBy(validateTrip, trip, city, rules);
}

/** The same for a new end of a trip that has begun. */
export function requireEnd(trip: Trip, city: CityRules, rules: Rules): void {
  requireBy(validateEnd, trip, city, rules);
}

function requireBy(
  judge: typeof validateTrip,
  trip: Trip,
  city: CityRules,
  { clock, settings, isNoticeWaived }: Rules,
): void {
  const { maximumDurationDays, noticeHours } = settings.current().search_config;
  const verdict = judge(trip, {
    now: clock.now(),
    timeZone: city.time_zone,
    turnaroundMinutes: city.turnaround_minutes,
    maxDurationDays: maximumDurationDays,
    noticeHours: isNoticeWaived ? 0 : noticeHours,
    occupied: [],
  });
  if (!verdict.ok) throw refusalOf(verdict.code, settings.current().search_config);
}

function refusalOf(
  code: TripRefusal,
  rules: { maximumDurationDays: number; noticeHours: number },
): Refusal {
  switch (code) {
    case 'trip_reversed':
      return new Refusal(code, 'The return must be after the delivery.');
    case 'not_on_half_hour':
      return new Refusal(code, 'Delivery and return are on the hour or half hour, in city time.');
    case 'trip_in_past':
      return new Refusal(code, 'The delivery lies in the past.');
    case 'notice_too_short':
      return new Refusal(code, `A delivery needs ${rules.noticeHours} hours' notice.`);
    case 'trip_too_long':
      return new Refusal(code, `A trip lasts ${rules.maximumDurationDays} days at most.`);
    case 'day_blocked':
      return carUnavailable();
  }
}
