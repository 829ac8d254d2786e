import { add, larger, type Money, smaller, subtract, zero } from '../money.ts';
import type { Paid } from '../paid.ts';
import {
  type CancellationFacts,
  type CancellationRules,
  type Entered,
  withoutChangeFees,
} from './cancellation.ts';
import { isWithin, lateFee } from './late-fee.ts';
import type { ChangeSettlement } from './modification.ts';

/** How much can still go back to the card when a trip gets shorter; the fees of changes stay paid. */
export function refundableToCard(facts: CancellationFacts): Money {
  return subtract(withoutChangeFees(facts).byCard, creditOnlyOf(facts));
}

export function creditOnlyOf(facts: CancellationFacts): Money {
  const nothing = zero(facts.paidByCard.currency);
  return smaller(facts.entered?.creditOnly ?? nothing, withoutChangeFees(facts).byCard);
}

/**
 * Everything that is still paid, when the deposit was refused to the last. What a window had bound to credit stays
 * so: whoever chooses a card that refuses would have it back in money.
 */
export function backAfterRefusedDeposit(
  { byCard, byCredit }: Paid,
  creditOnly: Money,
): { readonly toCard: Money; readonly toCredit: Money } {
  const bound = smaller(creditOnly, byCard);
  return { toCard: subtract(byCard, bound), toCredit: add(byCredit, bound) };
}

/** The window a booking is in when it is changed binds what was paid until then, not what the change adds. */
export function enteredAfterChange(
  before: CancellationFacts,
  settled: ChangeSettlement & { readonly creditReturned: Money },
  rules: CancellationRules,
  now: Temporal.Instant,
): Entered {
  const nothing = zero(before.paidByCard.currency);
  const entered = before.entered ?? { creditOnly: nothing, fee: nothing };
  const left = paidUntilThen(before, settled);
  if (!isWithin(rules.cancellationHours, before.startsAt, now)) {
    return { creditOnly: smaller(entered.creditOnly, left), fee: entered.fee };
  }
  const due = larger(rules.cancellationFee, lateFee(before.startsAt, now, nothing.currency));
  return { creditOnly: left, fee: larger(entered.fee, subtract(due, settled.fee)) };
}

/** What of the earlier card payments is still paid after the change; the fees of changes apart. */
function paidUntilThen(
  { paidByCard, paidByCredit, changeFees, ...facts }: CancellationFacts,
  settled: ChangeSettlement & { readonly creditReturned: Money },
): Money {
  const nothing = zero(paidByCard.currency);
  const credit = add(settled.refundToCredit, settled.creditReturned);
  // As the ledger has it: credit that is given stands for credit that was used, then for the card's.
  const fromCard = add(settled.refundToCard, larger(subtract(credit, paidByCredit), nothing));
  const after = withoutChangeFees({
    ...facts,
    paidByCard: add(subtract(paidByCard, fromCard), settled.charge),
    paidByCredit: larger(subtract(paidByCredit, credit), nothing),
    changeFees: add(changeFees, settled.fee),
  });
  const added = larger(settled.difference, nothing);
  return larger(subtract(after.byCard, added), nothing);
}
