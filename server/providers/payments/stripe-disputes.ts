import type Stripe from 'stripe';
import type { DisputeStatus } from '../../../domain/dispute.ts';
import type { Currency } from '../../../domain/money.ts';
import type { ProviderDispute } from './port.ts';

type Ask = <T>(call: (api: Stripe) => Promise<T>) => Promise<T>;

const PAGE = 100;
const statuses: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry-closed',
  needs_response: 'needs-response',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  prevented: 'inquiry-closed',
};

/** Read with its payment intent, whose metadata says which row of ours it is about. */
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { payment_intent: intent, evidence_details, balance_transactions: entries } = dispute;
  const status = statuses[dispute.status];
  if (!status) throw new Error(`a dispute is ${dispute.status}`);
  return {
    ref: dispute.id,
    paymentRef: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    paymentId: typeof intent === 'string' ? null : (intent?.metadata['paymentId'] ?? null),
    cents: dispute.amount,
    currency: dispute.currency.toUpperCase() as Currency,
    reason: dispute.reason,
    status,
    evidenceDueBy: evidence_details.due_by ? toInstant(evidence_details.due_by) : null,
    openedAt: toInstant(dispute.created),
    // The entries are in the currency of our account; how much is disputed, the dispute says.
    isWithdrawn: entries.some(({ amount }) => amount < 0),
    isReinstated: entries.some(({ amount }) => amount > 0),
  };
}

const toInstant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

/** The ids of the disputes opened since an instant, newest first. */
export async function* listStripeDisputes(
  since: Temporal.Instant,
  ask: Ask,
): AsyncGenerator<string> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  for (let after: string | undefined; ; ) {
    const from = after ? { starting_after: after } : {};
    const page = await ask((api) => api.disputes.list({ created, limit: PAGE, ...from }));
    for (const { id } of page.data) yield id;
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return;
  }
}
