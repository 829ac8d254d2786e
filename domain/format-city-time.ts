// Written out instead of asked from Intl: the server and every browser must print the same letters,
// or the page changes under the reader when it comes to life.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const wholeMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Monday, Jan 01, 09:00am` */
export function formatDateTime(local: Temporal.PlainDateTime): string {
  return `${formatDay(local)}, ${formatTime(local)}`;
}

/** `Monday, Jan 01` */
export function formatDay(day: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return `${weekdays[day.dayOfWeek - 1]}, ${formatMonthDay(day)}`;
}

/** `Jan 01, 09:00am`, where the weekday is known or does not matter. */
export function formatMoment(local: Temporal.PlainDateTime): string {
  return `${formatMonthDay(local)}, ${formatTime(local)}`;
}

/** `Jan 01, 2026`, for what may lie years back. */
export function formatDate(day: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return `${formatMonthDay(day)}, ${day.year}`;
}

/** `Jan 01, 2026, 09:00am` */
export function formatDatedMoment(local: Temporal.PlainDateTime): string {
  return `${formatDate(local)}, ${formatTime(local)}`;
}

/** `Jan 01` (MMM DD) */
export function formatMonthDay(day: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return `${months[day.month - 1]} ${twoDigits(day.day)}`;
}

/** `January 2026` of `2026-01` */
export function formatMonth(month: string): string {
  const { year, month: number } = Temporal.PlainYearMonth.from(month);
  return `${wholeMonths[number - 1]} ${year}`;
}

/** `09:00am`, `12:30pm`, `12:00am` at midnight (hh:mma) */
export function formatTime(time: Temporal.PlainTime | Temporal.PlainDateTime): string {
  const hour = time.hour % 12 || 12;
  return `${twoDigits(hour)}:${twoDigits(time.minute)}${time.hour < 12 ? 'am' : 'pm'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
