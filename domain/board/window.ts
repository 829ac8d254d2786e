import { fromCityTime, startOfCityDay } from '../city-time.ts';

/** How much time the board shows at once. */
export const boardZooms = ['day', 'two-weeks', 'six-weeks'] as const;
export type BoardZoom = (typeof boardZooms)[number];

const daysOf: Readonly<Record<BoardZoom, number>> = {
  day: 1,
  'two-weeks': 14,
  'six-weeks': 42,
};

/** What came before is seldom asked for: two days of it stand before the day that is looked at. */
const DAYS_BEFORE: Readonly<Record<BoardZoom, number>> = {
  day: 0,
  'two-weeks': 2,
  'six-weeks': 7,
};

/** Days side by side. One of them can be open: it is wide and shows its hours. */
export interface BoardWindow {
  readonly firstDay: Temporal.PlainDate;
  readonly days: number;
  readonly openDay: Temporal.PlainDate | null;
}

/** The window in which a day is looked at. Six weeks are too narrow for hours: there no day is open at first. */
export function windowAround(day: Temporal.PlainDate, zoom: BoardZoom): BoardWindow {
  return {
    firstDay: day.subtract({ days: DAYS_BEFORE[zoom] }),
    days: daysOf[zoom],
    openDay: zoom === 'six-weeks' ? null : day,
  };
}

/** The night of an open day, until this hour, is folded into so much of its width. */
export const NIGHT_UNTIL_HOUR = 6;
const NIGHT_SHARE = 0.08;

/** Where days begin, in epoch milliseconds: a day of 23 or 25 hours is as wide as any other. */
export interface BoardScale {
  /** One more than there are days: the last is the end. */
  readonly dayStartsMs: readonly number[];
  readonly open: { readonly index: number; readonly morningMs: number } | null;
}

export function scaleOf({ firstDay, days, openDay }: BoardWindow, timeZone: string): BoardScale {
  const dayStartsMs = Array.from(
    { length: days + 1 },
    (_, index) => startOfCityDay(firstDay.add({ days: index }), timeZone).epochMilliseconds,
  );
  const index = openDay ? firstDay.until(openDay, { largestUnit: 'days' }).days : -1;
  if (!openDay || index < 0 || index >= days) return { dayStartsMs, open: null };
  const morning = fromCityTime(openDay.toPlainDateTime({ hour: NIGHT_UNTIL_HOUR }), timeZone);
  return { dayStartsMs, open: { index, morningMs: morning.epochMilliseconds } };
}

/** So many closed and so many open days from the left: widths can change without another place. */
export interface Place {
  readonly closed: number;
  readonly open: number;
}

const NOWHERE: Place = { closed: 0, open: 0 };

/** What lies before or after the window lies at its edge. */
export function placeOf(scale: BoardScale, atMs: number): Place {
  const { dayStartsMs, open } = scale;
  const [first = 0] = dayStartsMs;
  const end = dayStartsMs.at(-1) ?? first;
  if (atMs <= first) return NOWHERE;
  const days = dayStartsMs.length - 1;
  if (atMs >= end) return { closed: open ? days - 1 : days, open: open ? 1 : 0 };
  const index = dayIndexOf(dayStartsMs, atMs);
  const [begins = 0, ends = 0] = dayStartsMs.slice(index, index + 2);
  if (open?.index === index) {
    return { closed: index, open: shareOfOpenDay(atMs, begins, open.morningMs, ends) };
  }
  const isAfterOpen = open !== null && index > open.index;
  const share = (atMs - begins) / (ends - begins);
  return { closed: index - (isAfterOpen ? 1 : 0) + share, open: isAfterOpen ? 1 : 0 };
}

function shareOfOpenDay(atMs: number, begins: number, morning: number, ends: number): number {
  if (atMs < morning) return (NIGHT_SHARE * (atMs - begins)) / (morning - begins);
  return NIGHT_SHARE + ((1 - NIGHT_SHARE) * (atMs - morning)) / (ends - morning);
}

/** Which day a moment within the window is on. */
function dayIndexOf(dayStartsMs: readonly number[], atMs: number): number {
  let [low, high] = [0, dayStartsMs.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((dayStartsMs[middle] ?? 0) <= atMs) low = middle;
    else high = middle;
  }
  return low;
}

export interface DayWidths {
  readonly closedPx: number;
  readonly openPx: number;
}

/** The moment at a place, so many pixels from the left: the way back from `placeOf`. */
export function momentAt(scale: BoardScale, px: number, widths: DayWidths): number {
  const { dayStartsMs, open } = scale;
  let left = 0;
  for (let index = 0; index < dayStartsMs.length - 1; index += 1) {
    const [begins = 0, ends = 0] = dayStartsMs.slice(index, index + 2);
    const isOpen = open?.index === index;
    const width = isOpen ? widths.openPx : widths.closedPx;
    if (px < left + width) {
      const share = Math.max(0, (px - left) / width);
      if (!isOpen) return begins + share * (ends - begins);
      if (share < NIGHT_SHARE) return begins + (share / NIGHT_SHARE) * (open.morningMs - begins);
      const ofDay = (share - NIGHT_SHARE) / (1 - NIGHT_SHARE);
      return open.morningMs + ofDay * (ends - open.morningMs);
    }
    left += width;
  }
  return dayStartsMs.at(-1) ?? 0;
}
