import { add, compareMoney, type Money } from '../money.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/** Where a company stands in one currency: what it owes, and how much that may become. */
export type CompanyBalance = { readonly open: Money; readonly limit: Money };

/** Up to the limit is within it. What costs nothing more is never refused. */
export function mayBill(
  { open, limit }: CompanyBalance,
  more: Money,
): Verdict<'company_limit_reached'> {
  if (more.amount <= 0 || compareMoney(add(open, more), limit) <= 0) return allowed;
  return refused('company_limit_reached');
}
