import type { BookingStatus } from '../booking-lifecycle.ts';
import { type BoardScale, type Place, placeOf } from './window.ts';

/** How a bar is drawn. Ink is away, white is to come, stone is past, amber waits for somebody. */
export const barStates = [
  'booked',
  'needs-deposit',
  'out',
  'returned',
  'review',
  'hold',
  'block',
] as const;
export type BarState = (typeof barStates)[number];

/** Null: it has given the car's time back, and nothing is drawn. */
const stateOfBooking: Readonly<Record<BookingStatus, BarState | null>> = {
  // Reserved until it is paid, as a hold is.
  pending: 'hold',
  'security-deposit-pending': 'booked',
  'security-deposit-retry': 'needs-deposit',
  booked: 'booked',
  confirmed: 'booked',
  active: 'out',
  completed: 'returned',
  processed: 'returned',
  finished: 'returned',
  review: 'review',
  cancelled: null,
  'cancelled-by-user': null,
  'security-deposit-failed': null,
  'payment-failed': null,
};

export const barStateOf = (status: BookingStatus): BarState | null => stateOfBooking[status];

/** Half-open, in epoch milliseconds. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What takes a car's time: from a delivery to a return, and until the car is turned round. */
export interface TakenTime {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly freeAtMs: number;
}

export interface BarParts {
  readonly bar: Stretch;
  /** Begins or ends outside the window, so the pin of that end is not drawn. */
  readonly isFromBefore: boolean;
  readonly goesOn: boolean;
  readonly turnaround: Stretch | null;
  /** Promised for then, and not back yet. */
  readonly late: Stretch | null;
}

/** What of a car's taken time is drawn in a window; null: nothing of it. */
export function barPartsOf(
  taken: TakenTime,
  state: BarState,
  { dayStartsMs }: BoardScale,
  nowMs: number,
): BarParts | null {
  const window = { fromMs: dayStartsMs[0] ?? 0, toMs: dayStartsMs.at(-1) ?? 0 };
  const { startsAtMs, endsAtMs, freeAtMs } = taken;
  const isLate = isOverdue(taken, state, nowMs);
  const drawnTo = Math.max(freeAtMs, isLate ? nowMs : 0);
  if (drawnTo <= window.fromMs || startsAtMs >= window.toMs) return null;
  const within = (fromMs: number, toMs: number) => ({
    fromMs: Math.max(fromMs, window.fromMs),
    toMs: Math.min(Math.max(toMs, window.fromMs), window.toMs),
  });
  const part = (fromMs: number, toMs: number) => {
    const clipped = within(fromMs, toMs);
    return clipped.fromMs < clipped.toMs ? clipped : null;
  };
  return {
    bar: within(startsAtMs, endsAtMs),
    isFromBefore: startsAtMs < window.fromMs,
    goesOn: endsAtMs > window.toMs,
    // What is late is not being turned round.
    turnaround: isLate ? null : part(endsAtMs, freeAtMs),
    late: isLate ? part(endsAtMs, nowMs) : null,
  };
}

export const isOverdue = (
  { endsAtMs }: Pick<TakenTime, 'endsAtMs'>,
  state: BarState,
  nowMs: number,
): boolean => state === 'out' && endsAtMs < nowMs;

export interface Span {
  readonly at: Place;
  readonly width: Place;
}

export function spanOf(scale: BoardScale, { fromMs, toMs }: Stretch): Span {
  const at = placeOf(scale, fromMs);
  const end = placeOf(scale, toMs);
  return { at, width: { closed: end.closed - at.closed, open: end.open - at.open } };
}

/** On how many of these cars nothing is planned at all, day by day. */
export function freeCarsByDay(
  cars: readonly { readonly taken: readonly Pick<TakenTime, 'startsAtMs' | 'freeAtMs'>[] }[],
  { dayStartsMs }: BoardScale,
): readonly number[] {
  const free = Array.from({ length: dayStartsMs.length - 1 }, () => cars.length);
  for (const { taken } of cars) {
    const isTaken = new Set<number>();
    for (const { startsAtMs, freeAtMs } of taken) {
      free.forEach((_, day) => {
        const begins = dayStartsMs[day] ?? 0;
        const ends = dayStartsMs[day + 1] ?? 0;
        if (startsAtMs < ends && freeAtMs > begins) isTaken.add(day);
      });
    }
    for (const day of isTaken) free[day] = (free[day] ?? 0) - 1;
  }
  return free;
}
