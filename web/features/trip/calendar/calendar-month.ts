import type { TripDraft } from '../../../../domain/trip-draft.ts';
import type { WeekStart } from '../../../../domain/week-start.ts';

/** How far into its week a day is, where weeks begin so. */
const daysInto = (day: Temporal.PlainDate, start: WeekStart) => (day.dayOfWeek - start + 7) % 7;

/** The rows of a month; days of other months are left open. */
export function weeksOf(
  month: Temporal.PlainYearMonth,
  start: WeekStart,
): (Temporal.PlainDate | null)[][] {
  const lead = daysInto(month.toPlainDate({ day: 1 }), start);
  const rows = Math.ceil((lead + month.daysInMonth) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - lead + 1;
      return day >= 1 && day <= month.daysInMonth ? month.toPlainDate({ day }) : null;
    }),
  );
}

export function monthsFrom(
  first: Temporal.PlainYearMonth,
  count: number,
): Temporal.PlainYearMonth[] {
  return Array.from({ length: count }, (_, months) => first.add({ months }));
}

/** What a day is to the trip; `both` when the car comes and goes on one day. */
export type DayMark = 'start' | 'end' | 'both' | 'within' | null;

export function dayMark(day: Temporal.PlainDate, { startDate, endDate }: TripDraft): DayMark {
  const isStart = startDate?.equals(day) ?? false;
  const isEnd = endDate?.equals(day) ?? false;
  if (isStart) return isEnd ? 'both' : 'start';
  if (isEnd) return 'end';
  if (!startDate || !endDate) return null;
  const isAfterStart = Temporal.PlainDate.compare(startDate, day) < 0;
  const isBeforeEnd = Temporal.PlainDate.compare(day, endDate) < 0;
  return isAfterStart && isBeforeEnd ? 'within' : null;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The keys of a date grid: days, weeks, ends of the week, months and, with Shift, years. */
export function dayByKey(
  day: Temporal.PlainDate,
  { key, shiftKey }: Key,
  start: WeekStart,
): Temporal.PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'Home':
      return day.subtract({ days: daysInto(day, start) });
    case 'End':
      return day.add({ days: 6 - daysInto(day, start) });
    case 'PageUp':
      return day.subtract(shiftKey ? { years: 1 } : { months: 1 });
    case 'PageDown':
      return day.add(shiftKey ? { years: 1 } : { months: 1 });
    default:
      return null;
  }
}
