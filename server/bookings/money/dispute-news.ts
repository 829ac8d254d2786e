import { isOpenDispute } from '../../../domain/dispute.ts';
import { toDate } from '../../db/instant.ts';
import type { ProviderDispute } from '../../providers/payments/port.ts';

/** What of a case changes while it goes on, as its row has it. */
export const newsOf = ({ status, evidenceDueBy }: ProviderDispute, now: Temporal.Instant) => ({
  status,
  evidence_due_by: evidenceDueBy ? toDate(evidenceDueBy) : null,
  closed_at: isOpenDispute(status) ? null : toDate(now),
});

/** What the bank has moved by now. */
export const movesOf = ({ isWithdrawn, isReinstated }: ProviderDispute) => [
  ...(isWithdrawn ? (['dispute'] as const) : []),
  ...(isReinstated ? (['dispute-reversal'] as const) : []),
];
