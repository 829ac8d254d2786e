import { companyPolicy } from '../../domain/policy-constants.ts';
import { remindersDue } from '../../domain/statements.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { billingEmailOf, statementData } from './mail-statement.ts';
import { lockCompany } from './own-company.ts';
import { readStandings } from './read-standing.ts';
import type { StatementWork } from './statement-work.ts';

const BATCH = 100;

/** For the sweep: reminders of what is overdue. Of those missed meanwhile only the last is sent. */
export async function remindOfStatements(work: StatementWork): Promise<void> {
  const today = work.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const [first = 0] = companyPolicy.reminderDaysAfterDue;
  const late = await work.database.kysely
    .selectFrom('statements')
    .select(['id', 'company_id', 'currency', 'due_on', 'reminders'])
    .where('closing', '>', 0)
    .where('reminders', '<', companyPolicy.reminderDaysAfterDue.length)
    .where('due_on', '<=', today.subtract({ days: first }).toString())
    // By then the next statement has what is left of it.
    .where('due_on', '>', today.subtract({ days: 60 }).toString())
    .orderBy('due_on')
    .limit(BATCH)
    .execute();
  const due = late.filter(
    ({ due_on, reminders }) => remindersDue(Temporal.PlainDate.from(due_on), today) > reminders,
  );
  await eachInTurn(due, (row) => remind(work, row, today));
}

async function remind(
  work: StatementWork,
  { id, company_id, currency }: { id: string; company_id: string; currency: 'EUR' | 'USD' },
  today: Temporal.PlainDate,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    await lockCompany(tx, company_id);
    const standings = await readStandings(tx, company_id, currency, now);
    const statement = standings.find((one) => one.id === id);
    if (!statement) return;
    const reminders = remindersDue(Temporal.PlainDate.from(statement.due_on), today);
    if (statement.reminders >= reminders) return;
    await tx.updateTable('statements').set({ reminders }).where('id', '=', id).execute();
    const recipient = await billingEmailOf(tx, company_id);
    if (statement.state !== 'overdue' || !recipient) return;
    await queueMail(tx, work.jobs, {
      eventKey: `statement-reminder:${id}:${reminders}`,
      userId: null,
      recipient,
      template: 'statement-reminder',
      data: statementData(work.siteUrl, statement, statement.left),
      now,
    });
  });
}
