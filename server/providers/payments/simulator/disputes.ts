import { z } from 'zod';
import { type Answer, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { emitEvent, unixSeconds } from './emit-event.ts';
import { noteOnCharge } from './holds.ts';
import { findObject, listObjects, newId, requireObject, saveObject } from './object-store.ts';
import type { BalanceTransaction, Dispute, PaymentIntent } from './objects.ts';
import { expand, pageSize, readParams, since } from './read-params.ts';
import type { SimulatorQueries } from './tables.ts';
import { unread } from './unread-fields.ts';

/** How long the shop has to answer; Stripe's own time differs by card network. */
const ANSWERED_WITHIN = { hours: 14 * 24 };
/** What Stripe keeps for its trouble, in cents. */
const FEE_CENTS = 2_000;

const ListParams = z.strictObject({
  payment_intent: z.string().optional(),
  created: since.optional(),
  limit: pageSize,
  starting_after: z.string().optional(),
});

export async function getDispute({ tx, params, id }: Call): Promise<Answer> {
  const given = readParams(z.strictObject({ expand }), params);
  const dispute = await requireObject(tx, 'dispute', id);
  if (!given.expand.includes('payment_intent')) return ok(dispute);
  const payment_intent = await requireObject(tx, 'payment_intent', dispute.payment_intent);
  return ok({ ...dispute, payment_intent });
}

export async function listDisputes({ tx, params }: Call): Promise<Answer> {
  const { payment_intent, created, ...page } = readParams(ListParams, params);
  return ok(
    await listObjects(tx, 'dispute', {
      limit: page.limit,
      startingAfter: page.starting_after,
      since: created,
      ...(payment_intent ? { having: { payment_intent } } : {}),
    }),
  );
}

/**
 * The cardholder tells their bank that a charge was not right. The money is taken from the shop at
 * once; of an inquiry nothing is, the bank only asks.
 */
export async function openDispute(
  tx: SimulatorQueries,
  paymentIntentId: string,
  { reason, isInquiry = false }: { readonly reason: string; readonly isInquiry?: boolean },
  now: Temporal.Instant,
): Promise<string | null> {
  const intent = await findObject(tx, 'payment_intent', paymentIntentId);
  if (!intent || intent.amount_received === 0) return null;
  if (await disputeOf(tx, intent.id)) return null;
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: unixSeconds(now),
    livemode: false,
    amount: intent.amount_received,
    currency: intent.currency,
    charge: intent.latest_charge ?? '',
    payment_intent: intent.id,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: isInquiry,
    evidence_details: {
      due_by: unixSeconds(now.add(ANSWERED_WITHIN)),
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      ...unread.evidence_details,
    },
    balance_transactions: isInquiry ? [] : [entry(intent, -intent.amount_received, FEE_CENTS, now)],
    metadata: {},
    ...unread.dispute,
  };
  await saveObject(tx, dispute);
  await noteOnCharge(tx, intent, () => ({ disputed: true }));
  await emitEvent(tx, 'charge.dispute.created', dispute, now);
  if (!isInquiry) await emitEvent(tx, 'charge.dispute.funds_withdrawn', dispute, now);
  return dispute.id;
}

/** The bank has decided. What was lost stays with the cardholder, what was won comes back. */
export async function closeDispute(
  tx: SimulatorQueries,
  id: string,
  outcome: 'won' | 'lost',
  now: Temporal.Instant,
): Promise<boolean> {
  const open = await findObject(tx, 'dispute', id);
  if (!open || !isOpenDispute(open)) return false;
  if (open.status.startsWith('warning_')) return closeInquiry(tx, open, outcome, now);
  const intent = await requireObject(tx, 'payment_intent', open.payment_intent);
  const back = outcome === 'won' ? [entry(intent, open.amount, 0, now)] : [];
  const closed: Dispute = {
    ...open,
    status: outcome,
    balance_transactions: [...open.balance_transactions, ...back],
  };
  await saveObject(tx, closed);
  if (outcome === 'won') await emitEvent(tx, 'charge.dispute.funds_reinstated', closed, now);
  await emitEvent(tx, 'charge.dispute.closed', closed, now);
  return true;
}

/** A bank that was content closes its inquiry; one that was not makes a dispute of it. */
async function closeInquiry(
  tx: SimulatorQueries,
  inquiry: Dispute,
  outcome: 'won' | 'lost',
  now: Temporal.Instant,
): Promise<boolean> {
  if (outcome === 'won') {
    const closed: Dispute = { ...inquiry, status: 'warning_closed' };
    await saveObject(tx, closed);
    await emitEvent(tx, 'charge.dispute.closed', closed, now);
    return true;
  }
  const intent = await requireObject(tx, 'payment_intent', inquiry.payment_intent);
  const dispute: Dispute = {
    ...inquiry,
    status: 'needs_response',
    is_charge_refundable: false,
    balance_transactions: [entry(intent, -inquiry.amount, FEE_CENTS, now)],
  };
  await saveObject(tx, dispute);
  await emitEvent(tx, 'charge.dispute.updated', dispute, now);
  await emitEvent(tx, 'charge.dispute.funds_withdrawn', dispute, now);
  return true;
}

/** The dispute about a charge, if there is one; a charge is disputed once. */
export async function disputeOf(
  tx: SimulatorQueries,
  paymentIntentId: string,
): Promise<Dispute | undefined> {
  const having = { payment_intent: paymentIntentId };
  return (await listObjects(tx, 'dispute', { limit: 1, having })).data[0];
}

export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>) =>
  !['won', 'lost', 'warning_closed'].includes(status);

function entry(
  { currency }: PaymentIntent,
  amount: number,
  fee: number,
  now: Temporal.Instant,
): BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    type: 'adjustment',
    created: unixSeconds(now),
    amount,
    currency,
    fee,
    net: amount - fee,
    source: null,
    available_on: unixSeconds(now),
    reporting_category: 'dispute',
    ...unread.balance_transaction,
  };
}
