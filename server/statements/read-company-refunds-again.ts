import { refundReadAgainAt } from '../../domain/policies/refund-watch.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { PaymentAccount } from '../providers/payments/port.ts';
import type { CompanyPayment } from './company-payments.ts';
import type { StatementWork } from './statement-work.ts';
import { takeUpFailedCompanyRefund } from './take-up-failed-company-refund.ts';

const BATCH = 100;

/** For the sweep: refunds that the provider has taken, as long as one may still be sent back. */
export async function readCompanyRefundsAgain(work: StatementWork): Promise<void> {
  const due = await takenRefunds(work)
    .where('check_again_at', '<=', toDate(work.clock.now()))
    .orderBy('check_again_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(due, (refund) => readAgain(work, refund));
}

/** The provider says that a refund changed, however long ago it was taken. */
export async function readCompanyRefund(
  work: StatementWork,
  account: PaymentAccount,
  ref: string,
): Promise<void> {
  const refunds = await takenRefunds(work)
    .where('account', '=', account.name)
    .where('provider_ref', '=', ref)
    .execute();
  await eachInTurn(refunds, (refund) => readAgain(work, refund));
}

const takenRefunds = ({ database, paymentProvider }: StatementWork) =>
  database.kysely
    .selectFrom('company_payments')
    .selectAll()
    .where('provider', '=', paymentProvider.name)
    .where('kind', '=', 'refund')
    .where('status', '=', 'succeeded');

async function readAgain(work: StatementWork, refund: CompanyPayment): Promise<void> {
  const account = work.paymentProvider.account(refund.account);
  const outcome = await account.readRefund(refund.provider_ref ?? '');
  if (outcome.status === 'failed') return takeUpFailedCompanyRefund(work, refund, outcome);
  const takenAt = toInstant(refund.updated_at);
  const next = refundReadAgainAt({ status: outcome.status, takenAt }, work.clock.now());
  await work.database.kysely
    .updateTable('company_payments')
    .set({ check_again_at: next && toDate(next) })
    .where('id', '=', refund.id)
    .where('status', '=', 'succeeded')
    .execute();
}
