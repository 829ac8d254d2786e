import { type Money, money, toChargeableCents } from '../../domain/money.ts';
import { refundReadAgainAt } from '../../domain/policies/refund-watch.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import { keysLive, type RefundOutcome } from '../providers/payments/port.ts';
import { type CompanyPayment, companyPaymentOf } from './company-payments.ts';
import type { StatementWork } from './statement-work.ts';
import { takeUpFailedCompanyRefund } from './take-up-failed-company-refund.ts';

const BATCH = 100;

/** Gives a card payment of a company back, in whole or in part, once; carried out afterwards. */
export async function writeCompanyRefund(
  tx: Queries,
  payment: CompanyPayment,
  amount: Money,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('company_payments')
    .values({
      company_id: payment.company_id,
      statement_id: payment.statement_id,
      kind: 'refund',
      status: 'pending',
      amount: amount.amount,
      currency: payment.currency,
      reference: `refund of ${payment.reference}`,
      user_id: payment.user_id,
      payment_method_id: payment.payment_method_id,
      parent_id: payment.id,
      provider: payment.provider,
      account: payment.account,
      received_at: toDate(now),
      updated_at: toDate(now),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
    .execute();
}

/** For the sweep, and right after one was written: asks the provider for the refunds that are due. */
export async function settleCompanyRefunds(work: StatementWork): Promise<void> {
  const refunds = await work.database.kysely
    .selectFrom('company_payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('kind', '=', 'refund')
    .where('provider', '=', work.paymentProvider.name)
    .where((eb) =>
      eb.or([
        eb('check_again_at', 'is', null),
        eb('check_again_at', '<=', toDate(work.clock.now())),
      ]),
    )
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(refunds, (refund) => settle(work, refund));
}

async function settle(work: StatementWork, refund: CompanyPayment): Promise<void> {
  const outcome = await askForRefund(work, refund);
  if (outcome.status === 'failed') return takeUpFailedCompanyRefund(work, refund, outcome);
  const now = work.clock.now();
  const next = refundReadAgainAt({ status: outcome.status, takenAt: now }, now);
  await work.database.kysely
    .updateTable('company_payments')
    .set({
      status: 'succeeded',
      provider_ref: outcome.ref,
      check_again_at: next && toDate(next),
      updated_at: toDate(now),
    })
    .where('id', '=', refund.id)
    .where('status', '=', 'pending')
    .execute();
}

async function askForRefund(
  { database, clock, paymentProvider }: StatementWork,
  refund: CompanyPayment,
): Promise<RefundOutcome> {
  const account = paymentProvider.account(refund.account);
  const charge = await companyPaymentOf(database.kysely, refund.parent_id ?? '');
  const cents = toChargeableCents(money(refund.amount, refund.currency));
  const asked = { paymentRef: charge.provider_ref ?? '', cents, paymentId: refund.id };
  const keyIsKnown =
    Temporal.Instant.compare(toInstant(refund.received_at).add(keysLive), clock.now()) > 0;
  return (
    (keyIsKnown ? null : await account.findRefund(asked)) ??
    account.refund(asked, `company-refund:${refund.id}`)
  );
}
