import { formatDate, formatMonth } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { type Money, money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import type { StatementData } from '../mail/messages/company-statement.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { referenceOf, type Statement } from './statement-row.ts';
import type { StatementWork } from './statement-work.ts';

const statementsUrl = (siteUrl: string) => `${siteUrl}/profile?wallet=business#statements`;

export function statementData(siteUrl: string, statement: Statement, amount: Money): StatementData {
  return {
    statementId: statement.id,
    company: statement.snapshot.company.name,
    month: formatMonth(statement.month),
    amount: formatMoney(amount),
    dueOn: formatDate(Temporal.PlainDate.from(statement.due_on)),
    reference: referenceOf(statement),
    url: statementsUrl(siteUrl),
  };
}

export async function billingEmailOf(tx: Queries, companyId: string): Promise<string | null> {
  const { billing_email } = await tx
    .selectFrom('companies')
    .select('billing_email')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return billing_email;
}

/** Queues the statement for whoever pays the company's bills, in the transaction that makes it. */
export async function mailStatement(
  tx: Queries,
  { jobs, clock, siteUrl }: StatementWork,
  statement: Statement,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  const recipient = await billingEmailOf(tx, statement.company_id);
  if (!recipient) return; // it is in the wallet of the company's administrators
  const closing = money(statement.closing, statement.currency);
  const toPay = isLast ? 'pay' : 'carried';
  await queueMail(tx, jobs, {
    eventKey: `company-statement:${statement.id}`,
    userId: null,
    recipient,
    template: 'company-statement',
    data: {
      ...statementData(siteUrl, statement, closing),
      ask: closing.amount > 0 ? toPay : 'nothing',
    },
    now: clock.now(),
  });
}
