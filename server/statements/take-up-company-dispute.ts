import { disputedAmount, isAhead } from '../../domain/dispute.ts';
import { money, subtract, sum } from '../../domain/money.ts';
import { movesOf, newsOf } from '../bookings/money/dispute-news.ts';
import { DISPUTED } from '../bookings/money/refund-attempts.ts';
import { takeUpDispute } from '../bookings/money/take-up-dispute.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { PaymentAccount, ProviderDispute } from '../providers/payments/port.ts';
import type { CompanyDispute, CompanyPayment } from './company-payments.ts';
import { mailCompanyDispute } from './mail-company-dispute.ts';
import { lockCompany } from './own-company.ts';
import type { DisputeWork } from './statement-work.ts';
import { repeatCompanyRefund } from './take-up-failed-company-refund.ts';

/** A dispute was opened, went on or was decided, about a booking's charge or a company's payment. */
export async function takeUpAnyDispute(
  work: DisputeWork,
  account: PaymentAccount,
  ref: string,
): Promise<void> {
  const theirs = await account.readDispute(ref);
  const payment = await disputedPayment(work, account, theirs);
  await (payment
    ? takeUpCompanyDispute(work, payment, theirs)
    : takeUpDispute(work, account, theirs));
}

/**
 * The case of a company's payment and what the bank took or gave back stand as the provider has them, so that
 * a statement is due again as long as its money is gone. Safe to repeat: a case only goes forward.
 */
async function takeUpCompanyDispute(
  work: DisputeWork,
  payment: CompanyPayment,
  theirs: ProviderDispute,
): Promise<void> {
  const { ref, status } = theirs;
  const isNew = await work.database.kysely.transaction().execute(async (tx) => {
    await lockCompany(tx, payment.company_id);
    const before = await tx
      .selectFrom('company_disputes')
      .select('status')
      .where('provider', '=', work.paymentProvider.name)
      .where('provider_ref', '=', ref)
      .executeTakeFirst();
    if (before && !isAhead(status, before.status)) return false;
    const now = work.clock.now();
    const dispute = await writeCase(tx, work, payment, theirs, now);
    await writeMoney(tx, payment, theirs, dispute, now);
    if (before?.status === status) return false;
    await mailCompanyDispute(tx, work, payment, dispute);
    if (status === 'won') await giveWithheld(tx, payment, now);
    return true;
  });
  if (isNew) {
    const { company_id: companyId } = payment;
    work.log.error({ companyId, ref, status }, 'a payment of a company is disputed');
  }
}

/** Known by our row even while the provider's answer to the charge is still on its way. */
async function disputedPayment(
  { database, paymentProvider }: DisputeWork,
  account: PaymentAccount,
  { paymentRef, paymentId }: ProviderDispute,
): Promise<CompanyPayment | undefined> {
  return database.kysely
    .selectFrom('company_payments')
    .selectAll()
    .where('provider', '=', paymentProvider.name)
    .where('account', '=', account.name)
    .where('kind', '=', 'card')
    .where((eb) =>
      eb.or([
        eb('provider_ref', '=', paymentRef),
        eb(eb.cast<string>('id', 'text'), '=', paymentId ?? ''),
      ]),
    )
    .executeTakeFirst();
}

async function writeCase(
  tx: Queries,
  { paymentProvider }: DisputeWork,
  payment: CompanyPayment,
  theirs: ProviderDispute,
  now: Temporal.Instant,
): Promise<CompanyDispute> {
  const { currency } = payment;
  const given = await refundsOf(tx, payment).where('status', '<>', 'failed').execute();
  const refunded = sum(
    given.map(({ amount }) => money(amount, currency)),
    currency,
  );
  const left = subtract(money(payment.amount, currency), refunded);
  const news = newsOf(theirs, now);
  return tx
    .insertInto('company_disputes')
    .values({
      payment_id: payment.id,
      provider: paymentProvider.name,
      provider_ref: theirs.ref,
      amount: disputedAmount(left, theirs.cents).amount,
      currency,
      reason: theirs.reason,
      opened_at: toDate(theirs.openedAt),
      ...news,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doUpdateSet(news))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The bank has moved it already: the rows of the ledger say so, they ask for nothing. */
async function writeMoney(
  tx: Queries,
  payment: CompanyPayment,
  theirs: ProviderDispute,
  { amount, currency, provider }: CompanyDispute,
  now: Temporal.Instant,
): Promise<void> {
  for (const kind of movesOf(theirs)) {
    await tx
      .insertInto('company_payments')
      .values({
        company_id: payment.company_id,
        statement_id: payment.statement_id,
        kind,
        status: 'succeeded',
        amount,
        currency,
        reference: `${kind} ${theirs.ref} of ${payment.reference}`,
        parent_id: payment.id,
        provider,
        account: payment.account,
        provider_ref: theirs.ref,
        received_at: toDate(now),
        updated_at: toDate(now),
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
      .execute();
  }
}

/** The bank found the payment right: what was to go back of it, and could not meanwhile, goes now. */
async function giveWithheld(
  tx: Queries,
  payment: CompanyPayment,
  now: Temporal.Instant,
): Promise<void> {
  const refused = await refundsOf(tx, payment).where('failure_code', '=', DISPUTED).execute();
  for (const refund of refused) await repeatCompanyRefund(tx, refund, now, now);
}

const refundsOf = (tx: Queries, { id }: CompanyPayment) =>
  tx
    .selectFrom('company_payments')
    .selectAll()
    .where('parent_id', '=', id)
    .where('kind', '=', 'refund');
