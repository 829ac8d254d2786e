import { compareMoney, larger, type Money, moneyFromUnits, subtract, zero } from '../money.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

export interface GoodwillLimit {
  /** Of whoever gives it, in whole units of the city's currency; infinite for whoever has none. */
  readonly limitUnits: number;
  /** What has been given for the booking beyond the rules so far, by anybody. */
  readonly given: Money;
}

/**
 * How much more somebody may give for a booking beyond the rules; null: as much as was paid. The limit is one for
 * the whole booking, or two refunds would be a way around it.
 */
export function goodwillLeft({ limitUnits, given }: GoodwillLimit): Money | null {
  if (limitUnits === Number.POSITIVE_INFINITY) return null;
  const left = subtract(moneyFromUnits(limitUnits, given.currency), given);
  return larger(left, zero(given.currency));
}

export function judgeGoodwill(amount: Money, limit: GoodwillLimit): Verdict<'refund_above_limit'> {
  const left = goodwillLeft(limit);
  if (left === null || compareMoney(amount, left) <= 0) return allowed;
  return refused('refund_above_limit');
}
