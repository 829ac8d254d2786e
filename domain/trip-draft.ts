import { cityToday, fromCityTime, toCityTime } from './city-time.ts';
import { defaultTime } from './half-hours.ts';
import { tripPolicy } from './policy-constants.ts';
import { rentalDaysBetween, type Trip } from './trip.ts';
import type { TripFacts } from './trip-facts.ts';

/** A trip being picked, in city time. A time is kept even while its date is still missing. */
export type TripDraft = {
  readonly startDate?: Temporal.PlainDate | undefined;
  readonly startTime: Temporal.PlainTime;
  readonly endDate?: Temporal.PlainDate | undefined;
  readonly endTime: Temporal.PlainTime;
  readonly focus: 'start' | 'end';
};

export const emptyDraft: TripDraft = {
  startTime: defaultTime,
  endTime: defaultTime,
  focus: 'start',
};

/** Tomorrow at 09:00, for three days; later and shorter where the rules ask for it. */
export function defaultTrip({
  now,
  timeZone,
  noticeHours,
  maxDurationDays,
}: Pick<TripFacts, 'now' | 'timeZone' | 'noticeHours' | 'maxDurationDays'>): TripDraft {
  const tomorrow = cityToday(now, timeZone).add({ days: tripPolicy.defaultStartsInDays });
  const earliest = toCityTime(now.add({ hours: noticeHours }), timeZone);
  const isAfterNine = Temporal.PlainTime.compare(earliest.toPlainTime(), defaultTime) > 0;
  const noticed = earliest.toPlainDate().add({ days: isAfterNine ? 1 : 0 });
  const startDate = Temporal.PlainDate.compare(noticed, tomorrow) > 0 ? noticed : tomorrow;
  const days = Math.min(tripPolicy.defaultDurationDays, maxDurationDays);
  return { ...emptyDraft, startDate, endDate: startDate.add({ days }) };
}

export function draftFromTrip(trip: Trip, timeZone: string): TripDraft {
  const starts = toCityTime(trip.startsAt, timeZone);
  const ends = toCityTime(trip.endsAt, timeZone);
  return {
    startDate: starts.toPlainDate(),
    startTime: starts.toPlainTime(),
    endDate: ends.toPlainDate(),
    endTime: ends.toPlainTime(),
    focus: 'start',
  };
}

export function draftStartsLocal(draft: TripDraft): Temporal.PlainDateTime | undefined {
  return draft.startDate?.toPlainDateTime(draft.startTime);
}

export function draftEndsLocal(draft: TripDraft): Temporal.PlainDateTime | undefined {
  return draft.endDate?.toPlainDateTime(draft.endTime);
}

/** The trip to ask the server for; none while a date is missing. */
export function tripFromDraft(draft: TripDraft, timeZone: string): Trip | undefined {
  const starts = draftStartsLocal(draft);
  const ends = draftEndsLocal(draft);
  if (!starts || !ends) return undefined;
  return { startsAt: fromCityTime(starts, timeZone), endsAt: fromCityTime(ends, timeZone) };
}

/** The N of "N-day"; none while a date is missing. */
export function draftDays(draft: TripDraft): number | undefined {
  const starts = draftStartsLocal(draft);
  const ends = draftEndsLocal(draft);
  return starts && ends ? rentalDaysBetween(starts, ends) : undefined;
}

export function isSameTrip(a: TripDraft, b: TripDraft): boolean {
  return (
    sameDay(a.startDate, b.startDate) &&
    sameDay(a.endDate, b.endDate) &&
    a.startTime.equals(b.startTime) &&
    a.endTime.equals(b.endTime)
  );
}

function sameDay(a: Temporal.PlainDate | undefined, b: Temporal.PlainDate | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b);
}
