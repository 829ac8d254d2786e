import { later } from '../later.ts';
import { add, type Money, multiplyByInteger, multiplyByRatio, roundUpToCents } from '../money.ts';
import { penaltyPolicy } from '../policy-constants.ts';

const HOURS_PER_DAY = 24;

/** By our clock. */
export interface ReturnTimes {
  readonly agreedAt: Temporal.Instant;
  /** When a driver first stood there. */
  readonly arrivedAt: Temporal.Instant;
  /** From when on a driver had the car before them. */
  readonly metAt: Temporal.Instant;
}

/** From when a return is late. A driver who came late themselves makes nobody late: it counts from when they were there. */
export const lateFrom = ({ agreedAt, arrivedAt }: Omit<ReturnTimes, 'metAt'>): Temporal.Instant =>
  later(agreedAt, arrivedAt);

/** Begun ones; none for who was in time. */
export const lateMinutes = (times: ReturnTimes): number =>
  Math.max(0, Math.ceil(times.metAt.since(lateFrom(times)).total('minutes')));

/** The first minutes are free. */
export const isLate = (times: ReturnTimes): boolean =>
  lateMinutes(times) > penaltyPolicy.lateFreeMinutes;

export interface LateReturn extends ReturnTimes {
  readonly pricePerDay: Money;
}

export interface LateCharge {
  readonly minutes: number;
  readonly days: number;
  /** Begun ones, beyond the whole days. */
  readonly hours: number;
  readonly perHour: Money;
  readonly amount: Money;
}

/**
 * What a late return costs. The first minutes are free; after them every begun hour counts from where it is late,
 * and more than a few hours are a day.
 */
export function lateCharge({ pricePerDay, ...times }: LateReturn): LateCharge {
  const { hourlyOveragePercent, extraDayBeyondHours } = penaltyPolicy;
  const minutes = lateMinutes(times);
  const counted = isLate(times) ? minutes : 0;
  const wholeDays = Math.floor(counted / (60 * HOURS_PER_DAY));
  const beyond = counted - wholeDays * 60 * HOURS_PER_DAY;
  const isAnotherDay = beyond > 60 * extraDayBeyondHours;
  const days = wholeDays + (isAnotherDay ? 1 : 0);
  const hours = isAnotherDay ? 0 : Math.ceil(beyond / 60);
  const perHour = roundUpToCents(
    multiplyByRatio(pricePerDay, 100 + hourlyOveragePercent, 100 * HOURS_PER_DAY, 'up'),
  );
  const forDays = multiplyByInteger(roundUpToCents(pricePerDay), days);
  const amount = add(forDays, multiplyByInteger(perHour, hours));
  return { minutes, days, hours, perHour, amount };
}
