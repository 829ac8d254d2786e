/** As a field for date and time holds it, on the city's clock. */
export const localTime = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Null for what is not a time yet. */
export function instantOf(local: string, timeZone: string): string | null {
  if (local === '') return null;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();
}
