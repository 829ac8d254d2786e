import type { PaymentChange } from '../../contract/sim.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { closeDispute, openDispute } from '../providers/payments/simulator/disputes.ts';
import { settleProcessing } from '../providers/payments/simulator/payment-intents.ts';
import { completeRefund, failRefund } from '../providers/payments/simulator/refunds.ts';
import type { SimulatorQueries } from '../providers/payments/simulator/tables.ts';

type Change = (tx: SimulatorQueries, id: string, now: Temporal.Instant) => Promise<unknown>;

/** By its id a payment, refund or dispute is known: each change finds only what it applies to. */
const changes: Readonly<Record<PaymentChange, Change>> = {
  succeed: async (tx, id, now) =>
    (await completeRefund(tx, id, now)) || (await settleProcessing(tx, id, 'succeeded', now)),
  fail: async (tx, id, now) =>
    (await failRefund(tx, id, now)) || (await settleProcessing(tx, id, 'failed', now)),
  dispute: (tx, id, now) => openDispute(tx, id, { reason: 'fraudulent' }, now),
  win: (tx, id, now) => closeDispute(tx, id, 'won', now),
  lose: (tx, id, now) => closeDispute(tx, id, 'lost', now),
};

/** What banks and card networks decide, decided by hand. */
export async function changePayment(
  { cardEntry, clock }: Pick<Deps, 'cardEntry' | 'clock'>,
  id: string,
  change: PaymentChange,
): Promise<void> {
  for (const { db } of cardEntry.simulators) {
    const carryOut = (tx: SimulatorQueries) => changes[change](tx, id, clock.now());
    if (await db.transaction().execute(carryOut)) return;
  }
  throw notFound('A payment to which this can happen');
}
