const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 15, 2026", the same on the server and in every browser. */
export const shortDate = (instant: string): string => format.format(new Date(instant));

/** "Nov 15, 2026, 9:30 AM", where the reader is. */
export const shortMoment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
