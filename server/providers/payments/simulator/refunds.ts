import { sql } from 'kysely';
import { z } from 'zod';
import { type Answer, invalid, ok, refusal } from './api-failure.ts';
import type { Call } from './call.ts';
import { readControls } from './controls.ts';
import { disputeOf } from './disputes.ts';
import { emitEvent, unixSeconds } from './emit-event.ts';
import { noteOnCharge } from './holds.ts';
import { findObject, listObjects, newId, requireObject, saveObject } from './object-store.ts';
import type { Refund } from './objects.ts';
import { cents, metadata, pageSize, readParams } from './read-params.ts';
import type { SimulatorQueries } from './tables.ts';
import { unread } from './unread-fields.ts';

const ListParams = z.strictObject({
  payment_intent: z.string(),
  limit: pageSize,
  starting_after: z.string().optional(),
});

const CreateParams = z.strictObject({
  payment_intent: z.string(),
  amount: cents.optional(),
  metadata,
});

export async function createRefund({ tx, params, now }: Call): Promise<Answer> {
  const given = readParams(CreateParams, params);
  const intent = await requireObject(tx, 'payment_intent', given.payment_intent);
  if (intent.amount_received === 0) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.');
  }
  const left = intent.amount_received - (await refundedOf(tx, intent.id));
  if (left <= 0) {
    return refusal('charge_already_refunded', 'Charge has already been refunded.');
  }
  const amount = given.amount ?? left;
  if (amount < 1 || amount > left) {
    throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
  }
  const dispute = await disputeOf(tx, intent.id);
  if (dispute && dispute.status !== 'won' && !dispute.is_charge_refundable) {
    return refusal(
      'charge_disputed',
      'The charge you’re attempting to refund has been charged back.',
    );
  }
  const { refunds, isBalanceShort } = await readControls(tx);
  if (isBalanceShort) {
    return refusal(
      'balance_insufficient',
      'You have insufficient funds in your account for this refund.',
    );
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: unixSeconds(now),
    amount,
    currency: intent.currency,
    ...(refunds === 'pending'
      ? { status: 'pending', pending_reason: 'processing' }
      : { status: 'succeeded' }),
    payment_intent: intent.id,
    charge: intent.latest_charge,
    customer: intent.customer,
    payment_method: intent.payment_method,
    metadata: given.metadata,
    ...unread.refund,
  };
  await saveObject(tx, refund);
  await noteOnCharge(tx, intent, ({ amount_refunded }) => ({
    amount_refunded: amount_refunded + amount,
    refunded: amount === left,
  }));
  await emitEvent(tx, 'refund.created', refund, now);
  return ok(refund);
}

export async function getRefund({ tx, params, id }: Call): Promise<Answer> {
  readParams(z.strictObject({}), params);
  return ok(await requireObject(tx, 'refund', id));
}

export async function listRefunds({ tx, params }: Call): Promise<Answer> {
  const given = readParams(ListParams, params);
  return ok(
    await listObjects(tx, 'refund', {
      limit: given.limit,
      startingAfter: given.starting_after,
      having: { payment_intent: given.payment_intent },
    }),
  );
}

/** A refund that was pending has arrived. */
export async function completeRefund(
  tx: SimulatorQueries,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const refund = await findObject(tx, 'refund', id);
  if (refund?.status !== 'pending') return false;
  const { pending_reason: _, ...rest } = refund;
  const taken: Refund = { ...rest, status: 'succeeded' };
  await saveObject(tx, taken);
  await emitEvent(tx, 'refund.updated', taken, now);
  return true;
}

/** The renter's bank sends the money back, days after it was on its way. */
export async function failRefund(
  tx: SimulatorQueries,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const refund = await findObject(tx, 'refund', id);
  if (refund?.status !== 'succeeded' && refund?.status !== 'pending') return false;
  const { pending_reason: _, ...rest } = refund;
  const failed: Refund = { ...rest, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  await saveObject(tx, failed);
  await emitEvent(tx, 'refund.failed', failed, now);
  return true;
}

/** What came back has not been given back: it can be refunded anew. */
async function refundedOf(tx: SimulatorQueries, intentId: string): Promise<number> {
  const rows = await tx
    .selectFrom('stripe_objects')
    .select('body')
    .where('object', '=', 'refund')
    .where(sql<string>`body->>'payment_intent'`, '=', intentId)
    .where(sql<string>`body->>'status'`, '<>', 'failed')
    .execute();
  return rows.reduce((sum, { body }) => sum + (body as Refund).amount, 0);
}
