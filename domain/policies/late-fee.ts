import { type Currency, type Money, moneyFromUnits, zero } from '../money.ts';
import { changePolicy } from '../policy-constants.ts';

/**
 * The fee for cancelling or changing shortly before delivery: 25 from 3 hours before, 50 from 1
 * hour before. The boundary itself is already inside, so the windows are half-open in time.
 */
export function lateFee(
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
  currency: Currency,
): Money {
  const window = changePolicy.lateFees.find(({ withinHours }) =>
    isWithin(withinHours, startsAt, now),
  );
  return window ? moneyFromUnits(window.feeUnits, currency) : zero(currency);
}

/** Free of consequence is only what lies *more* than the given hours ahead. */
export function isWithin(
  hours: number,
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): boolean {
  return Temporal.Instant.compare(startsAt.subtract({ hours }), now) <= 0;
}
