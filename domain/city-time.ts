/**
 * Renters read and pick the operating city's local time; what is stored and sent is UTC. A time
 * zone is always an argument, so the browser's and the server's own zones never matter.
 */

export function instantFromIso(iso: string): Temporal.Instant {
  return Temporal.Instant.from(iso);
}

/** The API's form, in UTC with a trailing Z and no needless fraction: `2026-01-01T09:00:00Z`. */
export function instantToIso(instant: Temporal.Instant): string {
  return instant.toString();
}

export function toCityTime(instant: Temporal.Instant, timeZone: string): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
}

/** A repeated hour is taken the first time round; a skipped one moves on to after the gap. */
export function fromCityTime(local: Temporal.PlainDateTime, timeZone: string): Temporal.Instant {
  return local.toZonedDateTime(timeZone).toInstant();
}

/** Like `fromCityTime`, but nothing for a time in the hour that the change to summer time skips. */
export function instantOfRealTime(
  local: Temporal.PlainDateTime,
  timeZone: string,
): Temporal.Instant | undefined {
  const zoned = local.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(local) ? zoned.toInstant() : undefined;
}

export function cityToday(now: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return toCityTime(now, timeZone).toPlainDate();
}

/** To somebody in the city, whatever day it is where the question is asked. */
export function isTomorrow(at: Temporal.Instant, timeZone: string, now: Temporal.Instant): boolean {
  return cityToday(at, timeZone).equals(cityToday(now, timeZone).add({ days: 1 }));
}

/** Not every day starts at 00:00, so the zone is asked. */
export function startOfCityDay(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}

/** Whether a reader in one zone can take the other zone's times for their own. */
export function showSameClock(
  instant: Temporal.Instant,
  timeZone: string,
  otherTimeZone: string,
): boolean {
  return toCityTime(instant, timeZone).equals(toCityTime(instant, otherTimeZone));
}
