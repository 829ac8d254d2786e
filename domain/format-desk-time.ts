// 24 hours and the weekday with every date: the desk reads times at a glance, in the city's own clock.
const weekdays = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

type Day = Temporal.PlainDate | Temporal.PlainDateTime | Temporal.ZonedDateTime;

/** `Wed 18 Nov` */
export const shortDay = (day: Day): string =>
  `${weekdays[day.dayOfWeek - 1]} ${day.day} ${months[day.month - 1]}`;

/** `18 Nov 2027`, for what may lie years away. */
export const wholeDate = (day: Day): string => `${day.day} ${months[day.month - 1]} ${day.year}`;

/** `14:20` */
export const clockTime = (time: Temporal.PlainDateTime | Temporal.ZonedDateTime): string =>
  `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;

/** `Wed 18 Nov, 14:20` */
export function moment(at: string, timeZone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  return `${shortDay(local)}, ${clockTime(local)}`;
}

/** `2027-03-20 09:00`, which a spreadsheet takes for a time. */
export const sheetTime = (at: string, timeZone: string): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

const twoDigits = (value: number) => String(value).padStart(2, '0');
