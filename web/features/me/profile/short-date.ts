const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 15, 2026", the same on the server and in every browser. */
export const shortDate = (instant: string): string => format.format(new Date(instant));
