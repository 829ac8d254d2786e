import { Company } from '../../../contract/profile.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { StatementList } from '../../../contract/statements.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { toDate } from '../../db/instant.ts';
import { runCommand } from '../../operator/run-command.ts';
import type { MailProvider } from '../../providers/mail/port.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import { statementKinds, statementSweeps } from '../../statements/statement-workers.ts';
import { workersOf } from '../../workers.ts';
import { openCompany, type TestCompany, writeInvoice } from './company.ts';
import type { Rental } from './rental.ts';

const noMail: MailProvider = { send: async () => {}, close: async () => {} };

/** A company that owes 300.00 for February, and what becomes of what it pays. */
export function statementTrouble(open: () => Rental) {
  const deps = () => open().app.deps;
  let company: TestCompany;

  const sweep = async () => {
    for (const one of statementSweeps(deps())) await one();
  };
  const theStatement = async () => {
    const { items } = await open().read('/api/me/company/statements', StatementList);
    const [first] = items;
    if (!first) throw new Error('no statement');
    return first;
  };
  const payments = () =>
    open()
      .db.selectFrom('company_payments')
      .selectAll()
      .where('company_id', '=', company.id)
      .orderBy('received_at')
      .orderBy('updated_at')
      .execute();
  const support = (...words: string[]) => runCommand(deps(), ['company', ...words]);

  return {
    sweep,
    theStatement,
    payments,
    support,
    company: () => company,
    async owing300(): Promise<void> {
      company = await openCompany(open());
      const owed = moneyFromUnits(300, 'EUR').amount;
      const issuedAt = Temporal.Instant.from('2027-02-12T10:00:00Z');
      await writeInvoice(open().db, company, 'invoice', owed, issuedAt);
      await sweep();
    },
    async pay(methodId?: string): Promise<RequestRecord> {
      const { id, left: amount } = await theStatement();
      const body = { methodId: methodId ?? (await open().ownCard()), amount };
      return open().done(`/api/me/company/statements/${id}/payments`, body, RequestRecord);
    },
    async work({ id }: Pick<RequestRecord, 'id'>): Promise<RequestRecord> {
      const { clock, log } = deps();
      await carryOutRequest({ db: open().db, clock, log }, statementKinds(deps()), id);
      return open().read(`/api/requests/${id}`, RequestRecord);
    },
    wait: (hours: number) => deps().clock.moveTo(deps().clock.now().add({ hours })),
    /** What the company owes in euros. */
    async owed(): Promise<number> {
      const { balances } = await open().read('/api/me/company', Company);
      return (balances.find((one) => one.open.currency === 'EUR')?.open.amount ?? 0) / 10_000;
    },
    ledger: async () =>
      (await payments()).map(({ kind, status, amount }) => `${kind} ${status} ${amount / 10_000}`),
    /** What the reconciliation finds that is about no booking. */
    differences: async () =>
      (await reconcile(deps())).differences
        .filter(({ reference }) => reference === null || reference === `company ${company.vat}`)
        .map(({ kind }) => kind),
    simulator() {
      const [one] = deps().cardEntry.simulators;
      if (!one) throw new Error('nothing is simulated');
      return one.db;
    },
    /** The provider tells us, and a worker acts on it. */
    async hear(subject: 'refund' | 'dispute', ref: string): Promise<void> {
      const { id } = await open()
        .db.insertInto('webhook_events')
        .values({
          provider: 'stripe',
          event_id: `evt_${crypto.randomUUID()}`,
          subject,
          ref,
          received_at: toDate(deps().clock.now()),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await workersOf(deps(), noMail).webhooks?.run({ eventId: id });
    },
    tidy: async () => workersOf(deps(), noMail).tidy?.(),
    /** To when the statements of the month that is now are made. */
    async endMonth(): Promise<void> {
      const today = deps().clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const first = today.add({ months: 1 }).with({ day: 1 });
      await deps().clock.moveTo(
        first.toZonedDateTime({ timeZone: 'UTC', plainTime: '13:00' }).toInstant(),
      );
      await sweep();
    },
  };
}
