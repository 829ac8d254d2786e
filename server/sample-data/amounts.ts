import { amountsPerUnit } from '../../domain/money.ts';

/** `31.5` to the stored 315000. Rounded, because 38.55 × 10,000 is not a whole number in binary. */
export function amount(units: number): number {
  return Math.round(units * amountsPerUnit);
}
