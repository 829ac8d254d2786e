import { type Money, moneyFromCents, toChargeableCents } from './money.ts';

/**
 * A cardholder's complaint to their bank about a charge. An inquiry is a question of the bank: nothing
 * is taken before it becomes a dispute.
 */
export const disputeStatuses = [
  'inquiry',
  'inquiry-closed',
  'needs-response',
  'under-review',
  'won',
  'lost',
] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

export function isOpenDispute(status: DisputeStatus): boolean {
  switch (status) {
    case 'inquiry':
    case 'needs-response':
    case 'under-review':
      return true;
    case 'inquiry-closed':
    case 'won':
    case 'lost':
      return false;
  }
}

/** What was read before somebody else wrote more recent news does not undo them. */
export const isAhead = (news: DisputeStatus, known: DisputeStatus): boolean =>
  disputeStatuses.indexOf(news) >= disputeStatuses.indexOf(known);

/** While somebody has to send evidence, or the bank decides without it. */
export const isAnswerDue = (status: DisputeStatus): boolean =>
  status === 'inquiry' || status === 'needs-response';

/** What the bank took, in our exact amounts: all that is left of a charge, or the cents it names. */
export function disputedAmount(left: Money, cents: number): Money {
  return toChargeableCents(left) === cents ? left : moneyFromCents(cents, left.currency);
}
