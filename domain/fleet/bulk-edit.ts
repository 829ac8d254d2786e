import type { CarValue } from '../car.ts';
import { carValues } from '../car.ts';
import { add, type Money, multiplyByRatio, roundUpToCents } from '../money.ts';
import type { Point } from '../service-area.ts';
import type { CarCondition } from './condition.ts';

export const mostCarsAtOnce = 10_000;

/** What many cars can be changed in together. */
export interface BulkFields {
  readonly pricePerDay: Money;
  readonly category: CarValue<'category'>;
  readonly base: Point;
  readonly features: readonly CarValue<'features'>[];
  readonly condition: CarCondition;
  readonly offered: boolean;
}
export const bulkFields = [
  'pricePerDay',
  'category',
  'base',
  'features',
  'condition',
  'offered',
] as const satisfies readonly (keyof BulkFields)[];
export type BulkField = (typeof bulkFields)[number];

export type PriceChange =
  | { readonly kind: 'set'; readonly price: Money }
  | { readonly kind: 'amount'; readonly by: Money }
  /** In hundredths of a percent: 250 is 2.5 % more. */
  | { readonly kind: 'percent'; readonly hundredths: number };

export interface BulkChange {
  readonly price?: PriceChange | undefined;
  readonly category?: BulkFields['category'] | undefined;
  readonly base?: Point | undefined;
  readonly features?:
    | { readonly add: BulkFields['features']; readonly remove: BulkFields['features'] }
    | undefined;
  readonly condition?: CarCondition | undefined;
  readonly offered?: boolean | undefined;
}

/** Why a car stays as it is, whatever is asked of it. */
export const bulkProblems = ['retired', 'priceTooLow', 'priceTooHigh'] as const;
export type BulkProblem = (typeof bulkProblems)[number];

/** In ten-thousandths: what somebody can type as a price. */
export const HIGHEST_PRICE = 999_999_999_900;
const WHOLE = 10_000;

/** One of many cars as it will be, or why it cannot be. */
export function changeInBulk(
  car: BulkFields & { readonly isRetired: boolean },
  change: BulkChange,
):
  | { readonly ok: true; readonly after: BulkFields }
  | { readonly ok: false; problem: BulkProblem } {
  if (car.isRetired) return { ok: false, problem: 'retired' };
  const pricePerDay = change.price ? changedPrice(car.pricePerDay, change.price) : car.pricePerDay;
  if (pricePerDay.amount <= 0) return { ok: false, problem: 'priceTooLow' };
  if (pricePerDay.amount > HIGHEST_PRICE) return { ok: false, problem: 'priceTooHigh' };
  return {
    ok: true,
    after: {
      pricePerDay,
      category: change.category ?? car.category,
      base: change.base ?? car.base,
      features: change.features ? changedFeatures(car.features, change.features) : car.features,
      condition: change.condition ?? car.condition,
      offered: change.offered ?? car.offered,
    },
  };
}

/** Prices are in whole cents; what lies between two of them is rounded up, like everything shown. */
function changedPrice(price: Money, change: PriceChange): Money {
  switch (change.kind) {
    case 'set':
      return change.price;
    case 'amount':
      return add(price, change.by);
    case 'percent':
      return roundUpToCents(multiplyByRatio(price, WHOLE + change.hundredths, WHOLE, 'up'));
  }
}

/** Those that a car has stay in their order, and what is new comes after them; what is both added and removed is there. */
function changedFeatures(
  features: BulkFields['features'],
  { add: added, remove }: NonNullable<BulkChange['features']>,
): BulkFields['features'] {
  const kept = features.filter((one) => added.includes(one) || !remove.includes(one));
  const fresh = carValues.features.filter((one) => added.includes(one) && !kept.includes(one));
  return [...kept, ...fresh];
}

/** In hundredths of a percent, as somebody typed them, such as "2.5" or "-10". */
export function percentIn(typed: string): number | null {
  const [, sign, whole, part = ''] =
    /^([-+−]?)(\d{1,3})(?:[.,](\d{1,2}))?\s?%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '' || sign === '+' ? hundredths : 0 - hundredths;
}
