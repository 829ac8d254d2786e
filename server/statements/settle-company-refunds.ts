import { type Money, money, toChargeableCents } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import { keysLive } from '../providers/payments/port.ts';
import { type CompanyPayment, companyPaymentOf, endCompanyPayment } from './company-payments.ts';
import type { StatementWork } from './statement-work.ts';

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
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(refunds, (refund) => settle(work, refund));
}

async function settle(work: StatementWork, refund: CompanyPayment): Promise<void> {
  const { database, clock, log } = work;
  const account = work.paymentProvider.account(refund.account);
  const db = database.kysely;
  const charge = await companyPaymentOf(db, refund.parent_id ?? '');
  const cents = toChargeableCents(money(refund.amount, refund.currency));
  const asked = { paymentRef: charge.provider_ref ?? '', cents, paymentId: refund.id };
  const keyIsKnown =
    Temporal.Instant.compare(toInstant(refund.received_at).add(keysLive), clock.now()) > 0;
  const outcome =
    (keyIsKnown ? null : await account.findRefund(asked)) ??
    (await account.refund(asked, `company-refund:${refund.id}`));
  if (outcome.status !== 'failed') {
    await endCompanyPayment(db, refund.id, { status: 'succeeded', ref: outcome.ref }, clock.now());
    return;
  }
  const { ref, code: failureCode } = outcome;
  await endCompanyPayment(db, refund.id, { status: 'failed', ref, failureCode }, clock.now());
  log.error({ companyPaymentId: refund.id, failureCode }, 'a refund to a company failed for good');
}
