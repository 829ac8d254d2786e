import type { WeekStart } from '../../../../domain/week-start.ts';

/**
 * Days in words. A formatter is made once: asked from a day itself, a month's sixty names take longer
 * than all the rest of a calendar.
 */
function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return ({ year, month, day }: Temporal.PlainDate) =>
    format.format(Date.UTC(year, month - 1, day));
}

/** `Friday, November 20, 2026` */
export const wholeDay = formatter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
/** `November 2026` */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });

const monday = Temporal.PlainDate.from('2024-01-01');
const longWeekday = formatter({ weekday: 'long' });
const shortWeekday = formatter({ weekday: 'short' });

/** `Monday` and `Mo`, to Sunday. */
const weekdays = Array.from({ length: 7 }, (_, days) => {
  const day = monday.add({ days });
  return { long: longWeekday(day), short: shortWeekday(day).slice(0, 2) };
});

/** The seven days, from the one that a week begins with. */
export function weekdaysFrom(start: WeekStart) {
  return [...weekdays.slice(start - 1), ...weekdays.slice(0, start - 1)];
}
