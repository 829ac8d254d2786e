import { type Currency, type Money, multiplyByRatio, smaller } from '../money.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly amount: Money };

export type Promo = {
  readonly code: string;
  readonly discount: Discount;
  /** Half-open: valid in `[validFrom, validTo)`. */
  readonly validFrom: Temporal.Instant;
  readonly validTo: Temporal.Instant;
  /** Undefined: every city. */
  readonly cityRef?: string | undefined;
};

export type PromoRefusal =
  | 'promo_not_yet_valid'
  | 'promo_expired'
  | 'promo_other_city'
  | 'promo_other_currency'
  | 'promo_already_used';

export function mayUsePromo(
  promo: Promo,
  use: {
    readonly cityRef: string;
    readonly currency: Currency;
    readonly usedByRenter: boolean;
    readonly now: Temporal.Instant;
  },
): Verdict<PromoRefusal> {
  if (Temporal.Instant.compare(use.now, promo.validFrom) < 0) return refused('promo_not_yet_valid');
  if (Temporal.Instant.compare(use.now, promo.validTo) >= 0) return refused('promo_expired');
  if (promo.cityRef !== undefined && promo.cityRef !== use.cityRef) {
    return refused('promo_other_city');
  }
  if (promo.discount.kind === 'fixed' && promo.discount.amount.currency !== use.currency) {
    return refused('promo_other_currency');
  }
  if (use.usedByRenter) return refused('promo_already_used');
  return allowed;
}

/** What the code takes off a price, at most all of it. */
export function discountOn(price: Money, discount: Discount): Money {
  const wished =
    discount.kind === 'percent'
      ? multiplyByRatio(price, discount.basisPoints, 10_000, 'up')
      : discount.amount;
  return smaller(wished, price);
}
