import { type Currency, money, sum } from '../../domain/money.ts';
import { dueOn, lastEndedMonth, monthAfter, monthsFrom } from '../../domain/statements.ts';
import type { InvoiceSnapshot } from '../bookings/invoices/invoice-row.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { RemoteConfiguration } from '../settings/settings.ts';
import { mailStatement } from './mail-statement.ts';
import { lockCompany } from './own-company.ts';
import { asStatement, type Statement, type StatementSnapshot } from './statement-row.ts';
import type { StatementWork } from './statement-work.ts';
import { type Unstated, unstatedOf } from './unstated.ts';

const BATCH = 100;
const currencies = ['EUR', 'USD'] as const satisfies readonly Currency[];

/** For the sweep: the statements of every month that has ended and has none, however many were missed. */
export async function makeStatements(work: StatementWork): Promise<void> {
  const through = lastEndedMonth(work.clock.now());
  const companies = await work.database.kysely
    .selectFrom('companies')
    .select('id')
    .where((eb) => eb.or([eb('stated_through', 'is', null), eb('stated_through', '<', through)]))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const now = work.clock.now();
  const { bankAccounts } = work.settings.current().company_config;
  await eachInTurn(companies, ({ id }) =>
    work.database.kysely.transaction().execute(async (tx) => {
      for (const statement of await stateCompany(tx, id, { through, now, bankAccounts })) {
        await mailStatement(tx, work, statement, { isLast: statement.month === through });
      }
    }),
  );
}

interface Stating {
  readonly through: string;
  readonly now: Temporal.Instant;
  readonly bankAccounts: RemoteConfiguration['company_config']['bankAccounts'];
}

/** All that a company has missed, in one transaction: whoever comes second finds it done. */
export async function stateCompany(
  tx: Queries,
  id: string,
  stating: Stating,
): Promise<readonly Statement[]> {
  const { through } = stating;
  const { stated_through } = await lockCompany(tx, id);
  if (stated_through !== null && stated_through >= through) return [];
  const made: Statement[] = [];
  for (const currency of currencies) {
    const unstated = await unstatedOf(tx, id, currency);
    const first = stated_through ? monthAfter(stated_through) : firstMonth(unstated);
    for (const month of first ? monthsFrom(first, through) : []) {
      const statement = await makeStatement(tx, { id, month, currency }, stating);
      if (statement) made.push(statement);
    }
  }
  await tx.updateTable('companies').set({ stated_through: through }).where('id', '=', id).execute();
  return made;
}

const firstMonth = (unstated: readonly Unstated[]): string | undefined =>
  unstated.map(({ month }) => month).toSorted()[0];

/**
 * One month of a company in one currency, of a locked company. What came too late for its own month is on
 * the next: nothing is left out and nothing is on two. None is made where nothing happened and nothing is owed.
 */
async function makeStatement(
  tx: Queries,
  { id, month, currency }: { id: string; month: string; currency: Currency },
  { now, bankAccounts }: Stating,
): Promise<Statement | null> {
  const last = await tx
    .selectFrom('statements')
    .select(['closing', 'snapshot'])
    .where('company_id', '=', id)
    .where('currency', '=', currency)
    .orderBy('month', 'desc')
    .executeTakeFirst();
  const lines = (await unstatedOf(tx, id, currency)).filter((line) => line.month <= month);
  const broughtForward = last?.closing ?? 0;
  if (lines.length === 0 && broughtForward === 0) return null;
  const amounts = [broughtForward, ...lines.map(({ amount }) => amount)];
  const closing = sum(
    amounts.map((amount) => money(amount, currency)),
    currency,
  );
  const sellers = await sellersOf(tx, lines);
  const before = last?.snapshot as StatementSnapshot | undefined;
  const snapshot: StatementSnapshot = {
    company: await addressee(tx, id),
    sellers: sellers.length > 0 ? sellers : (before?.sellers ?? []),
    bankAccount: bankAccounts[currency] ?? null,
  };
  const row = await tx
    .insertInto('statements')
    .values({
      company_id: id,
      month,
      currency,
      brought_forward: broughtForward,
      closing: closing.amount,
      due_on: dueOn(now.toZonedDateTimeISO('UTC').toPlainDate()).toString(),
      snapshot: JSON.stringify(snapshot),
      made_at: toDate(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { invoice_id, payment_id, amount } of lines) {
    await tx
      .insertInto('statement_lines')
      .values({ statement_id: row.id, invoice_id, payment_id, amount })
      .execute();
  }
  return asStatement(row);
}

const addressee = (tx: Queries, id: string) =>
  tx
    .selectFrom('companies')
    .select(['name', 'address', 'vat'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function sellersOf(tx: Queries, lines: readonly Unstated[]) {
  const ids = lines.flatMap(({ invoice_id }) => invoice_id ?? []);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoices')
    .select(['snapshot', 'number'])
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
  const sellers = rows.map(({ snapshot }) => (snapshot as InvoiceSnapshot).seller);
  return [...new Map(sellers.map((seller) => [seller.taxNumber, seller])).values()];
}
