import { isAnswerDue } from '../../domain/dispute.ts';
import { formatDate } from '../../domain/format-city-time.ts';
import { money } from '../../domain/money.ts';
import { disputeAtProvider } from '../bookings/money/notify-operations.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { CompanyDispute, CompanyPayment } from './company-payments.ts';
import { statementData } from './mail-statement.ts';
import { asStatement } from './statement-row.ts';
import type { DisputeWork } from './statement-work.ts';

/** A bank waits for an answer: whoever runs the business is notified, once for each time it asks. */
export async function mailCompanyDispute(
  tx: Queries,
  { config, jobs, clock, siteUrl }: DisputeWork,
  { statement_id }: CompanyPayment,
  dispute: CompanyDispute,
): Promise<void> {
  if (!isAnswerDue(dispute.status)) return;
  const row = await tx
    .selectFrom('statements')
    .selectAll()
    .where('id', '=', statement_id)
    .executeTakeFirstOrThrow();
  const due = dispute.evidence_due_by && toInstant(dispute.evidence_due_by);
  await queueMail(tx, jobs, {
    eventKey: `company-dispute:${dispute.id}:${dispute.status}`,
    userId: null,
    recipient: config.operationsEmail,
    template: 'company-dispute',
    data: {
      ...statementData(siteUrl, asStatement(row), money(dispute.amount, dispute.currency)),
      reason: dispute.reason.replaceAll('_', ' '),
      dueBy: due ? formatDate(due.toZonedDateTimeISO('UTC').toPlainDate()) : '',
      url: disputeAtProvider(dispute, siteUrl),
      isInquiry: dispute.status === 'inquiry',
    },
    now: clock.now(),
  });
}
