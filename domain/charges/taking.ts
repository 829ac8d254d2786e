import { larger, type Money, moneyFromCents, smaller, subtract, sum, zero } from '../money.ts';
import { pricePolicy } from '../policy-constants.ts';

export interface Share {
  readonly fromHold: Money;
  readonly fromCard: Money;
}

/**
 * Where the money for some claims comes from: out of the hold as far as it reaches, the oldest claim first, and
 * from the card beyond it. A hold is taken once, so they are taken together; what is left of it is let go by that.
 * Where the card's part would be too small to be charged, the hold gives a little less.
 */
export function shareClaims(hold: Money | null, dues: readonly Money[]): Share[] {
  let left = hold;
  return dues.map((due) => {
    const none = zero(due.currency);
    const reach = left ? smaller(left, due) : none;
    const beyond = subtract(due, reach);
    const least = moneyFromCents(pricePolicy.smallestChargeCents, due.currency);
    const fromCard = beyond.amount > 0 ? smaller(larger(beyond, least), due) : none;
    const fromHold = subtract(due, fromCard);
    left = left && subtract(left, fromHold);
    return { fromHold, fromCard };
  });
}

/** What of the hold the renter has back at once. */
export function letGo(hold: Money, shares: readonly Share[]): Money {
  const taken = sum(
    shares.map(({ fromHold }) => fromHold),
    hold.currency,
  );
  return subtract(hold, taken);
}
