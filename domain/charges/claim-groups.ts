import type { ClaimStatus } from './claim.ts';

/** Whom a claim waits for: a decision of ours, its renter, their money, or nobody any more. */
export const claimGroups = ['to-decide', 'waiting', 'unpaid', 'over'] as const;
export type ClaimGroup = (typeof claimGroups)[number];

export function claimGroup(status: ClaimStatus, isSettled: boolean): ClaimGroup {
  switch (status) {
    case 'objected':
      return 'to-decide';
    case 'open':
      return 'waiting';
    case 'rejected':
    case 'withdrawn':
      return 'over';
    case 'accepted':
    case 'unanswered':
    case 'upheld':
    case 'reduced':
      return isSettled ? 'over' : 'unpaid';
  }
}
