import { cardName } from '../../domain/card-brand.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { type Money, money, smaller, subtract } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import type { StatementPaidData } from '../mail/messages/statement-paid.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PaymentOutcome } from '../providers/payments/port.ts';
import { type CompanyPayment, endCompanyPayment } from './company-payments.ts';
import { billingEmailOf, statementData } from './mail-statement.ts';
import { lockCompany } from './own-company.ts';
import { readStandings, type StandingStatement } from './read-standing.ts';
import { writeCompanyRefund } from './settle-company-refunds.ts';
import type { StatementWork } from './statement-work.ts';

export type EndedPayment = Exclude<PaymentOutcome, { status: 'waiting' }>;

/** Writes what became of a charge; what was paid otherwise meanwhile goes back, and a receipt is sent. */
export async function finishStatementPayment(
  work: StatementWork,
  payment: CompanyPayment,
  outcome: EndedPayment,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const { company_id, currency } = payment;
    await lockCompany(tx, company_id);
    const standings = await readStandings(tx, company_id, currency, now);
    const statement = standings.find(({ id }) => id === payment.statement_id);
    if (!statement) throw new Error(`the payment ${payment.id} is for no statement`);
    if (outcome.status !== 'succeeded') {
      const failureCode = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
      const end = { status: 'failed', ref: outcome.ref, failureCode } as const;
      await endCompanyPayment(tx, payment.id, end, now);
      return;
    }
    const isNews = await endCompanyPayment(tx, payment.id, outcome, now);
    if (!isNews) return;
    const amount = money(payment.amount, currency);
    const excess = subtract(amount, smaller(amount, statement.left));
    if (excess.amount > 0) await writeCompanyRefund(tx, payment, excess, now);
    await mailReceipt(tx, work, payment, statement, excess);
  });
}

/** To whoever pressed, and to whoever pays the company's bills. */
async function mailReceipt(
  tx: Queries,
  { siteUrl, jobs, clock }: StatementWork,
  payment: CompanyPayment,
  statement: StandingStatement,
  refund: Money,
): Promise<void> {
  const payer = await tx
    .selectFrom('users')
    .innerJoin('payment_methods', 'payment_methods.user_id', 'users.id')
    .select(['users.id', 'email', 'brand', 'last4', 'wallet'])
    .where('payment_methods.id', '=', payment.payment_method_id)
    .executeTakeFirstOrThrow();
  const data: StatementPaidData = {
    ...statementData(siteUrl, statement, money(payment.amount, payment.currency)),
    reference: payment.reference,
    card: cardName(payer),
    last4: payer.last4,
    refund: refund.amount > 0 ? formatMoney(refund) : '',
  };
  const billing = await billingEmailOf(tx, payment.company_id);
  const recipients = new Map<string, string | null>([[payer.email, payer.id]]);
  if (billing && !recipients.has(billing)) recipients.set(billing, null);
  for (const [recipient, userId] of recipients) {
    await queueMail(tx, jobs, {
      eventKey: `statement-paid:${payment.id}:${userId ?? 'billing'}`,
      userId,
      recipient,
      template: 'statement-paid',
      data,
      now: clock.now(),
    });
  }
}
