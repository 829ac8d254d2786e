import { add, larger, type Money, smaller, subtract, zero } from './money.ts';

/** What has moved for one booking so far; refunds under way count as given. */
export type BookingLedger = {
  readonly charged: Money;
  readonly refunded: Money;
  /** Taken by banks and not given back to us: the renter has it on their card. */
  readonly disputed: Money;
  readonly creditUsed: Money;
  readonly creditGiven: Money;
};

export type Paid = { readonly byCard: Money; readonly byCredit: Money };

/**
 * What is still paid for a booking, and from where. Credit given back is taken from the credit that
 * was used; beyond that it stands for money that came from the card and is not given back twice.
 */
export function stillPaid(ledger: BookingLedger): Paid {
  const nothing = zero(ledger.charged.currency);
  const fromCredit = smaller(ledger.creditGiven, ledger.creditUsed);
  const fromCard = subtract(ledger.creditGiven, fromCredit);
  const backOnCard = add(add(ledger.refunded, ledger.disputed), fromCard);
  return {
    byCard: larger(subtract(ledger.charged, backOnCard), nothing),
    byCredit: subtract(ledger.creditUsed, fromCredit),
  };
}

export type RefundableCharge = { readonly id: string; readonly left: Money };

/** Which charges a refund goes back to, newest first; none is given back more than was taken. */
export function shareRefund(
  refund: Money,
  charges: readonly RefundableCharge[],
): { readonly chargeId: string; readonly amount: Money }[] {
  let open = refund;
  const shares: { chargeId: string; amount: Money }[] = [];
  for (const { id, left } of charges) {
    const amount = smaller(open, left);
    if (amount.amount <= 0) continue;
    shares.push({ chargeId: id, amount });
    open = subtract(open, amount);
  }
  return shares;
}

export function totalPaid(paid: Paid): Money {
  return add(paid.byCard, paid.byCredit);
}
