import { add, type Currency, type Money, negate, zero } from './money.ts';

/** A row of a booking's books, as far as it changes what is paid. */
export interface LedgerMove {
  readonly kind:
    | 'charge'
    | 'refund'
    | 'deposit-hold'
    | 'deposit-release'
    | 'deposit-capture'
    | 'dispute'
    | 'dispute-reversal'
    | 'credit';
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Of credit: above zero what was given, below what was used. */
  readonly amount: Money;
  /** What was taken after the trip is not what the rental cost. */
  readonly isForClaim?: boolean;
}

/** What each row has done to what is paid. A refund under way is spoken for, a charge under way is not there yet. */
function paidBy({ kind, status, amount, isForClaim = false }: LedgerMove): Money {
  const nothing = zero(amount.currency);
  if (status === 'failed' || isForClaim) return nothing;
  switch (kind) {
    case 'charge':
    case 'dispute-reversal':
      return status === 'succeeded' ? amount : nothing;
    case 'refund':
    case 'dispute':
    case 'credit':
      return negate(amount);
    case 'deposit-hold':
    case 'deposit-release':
    case 'deposit-capture':
      return nothing;
  }
}

/** What was paid after each row, in their order. */
export function runningPaid(moves: readonly LedgerMove[], currency: Currency): Money[] {
  let paid = zero(currency);
  return moves.map((move) => {
    paid = add(paid, paidBy(move));
    return paid;
  });
}
