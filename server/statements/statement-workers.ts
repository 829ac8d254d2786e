import type { PaymentAccount } from '../providers/payments/port.ts';
import type { RequestKinds } from '../requests/carry-out-request.ts';
import {
  carryOutStatementPayment,
  endAbandonedStatementPayments,
} from './carry-out-statement-payment.ts';
import { makeStatements } from './make-statements.ts';
import { readCompanyRefundsAgain } from './read-company-refunds-again.ts';
import { remindOfStatements } from './remind.ts';
import { settleCompanyRefunds } from './settle-company-refunds.ts';
import type { StatementWork } from './statement-work.ts';

export function statementKinds(work: StatementWork): RequestKinds {
  return { statementPayment: (request) => carryOutStatementPayment(work, request) };
}

/** What is due for companies: statements, reminders, and what became of cards and refunds. */
export const statementSweeps = (work: StatementWork) => [
  () => makeStatements(work),
  () => remindOfStatements(work),
  () => endAbandonedStatementPayments(work),
  () => readCompanyRefundsAgain(work),
  () => settleCompanyRefunds(work),
];

/** The provider says that a payment changed: the request that waits for it goes on. */
export async function continueStatementPayment(
  work: StatementWork,
  account: PaymentAccount,
  ref: string,
): Promise<void> {
  const db = work.database.kysely;
  const waiting = await db
    .selectFrom('company_payments')
    .innerJoin('requests', (join) =>
      join
        .on('requests.kind', '=', 'statementPayment')
        .on('requests.status', '=', 'pending')
        .onRef('requests.user_id', '=', 'company_payments.user_id'),
    )
    .select(['requests.id', 'company_payments.id as paymentId', 'payload'])
    .where('provider', '=', work.paymentProvider.name)
    .where('account', '=', account.name)
    .where('provider_ref', '=', ref)
    .where('company_payments.status', '=', 'pending')
    .execute();
  for (const { id, paymentId, payload } of waiting) {
    if ((payload as { paymentId: string }).paymentId !== paymentId) continue;
    await work.jobs.enqueue(db, 'requests', { requestId: id });
  }
}
