import { add, type Money, multiplyByInteger, multiplyByRatio, roundUpToCents } from '../money.ts';
import { penaltyPolicy } from '../policy-constants.ts';

const HOURS_PER_DAY = 24;

export interface LateReturn {
  readonly agreedAt: Temporal.Instant;
  readonly returnedAt: Temporal.Instant;
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
 * What a late return costs. The first minutes are free; after them every begun hour counts from the agreed time,
 * and more than a few hours are a day.
 */
export function lateCharge({ agreedAt, returnedAt, pricePerDay }: LateReturn): LateCharge {
  const { hourlyOveragePercent, lateFreeMinutes, extraDayBeyondHours } = penaltyPolicy;
  const minutes = Math.max(0, Math.ceil(returnedAt.since(agreedAt).total('minutes')));
  const counted = minutes > lateFreeMinutes ? minutes : 0;
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
