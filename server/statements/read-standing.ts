import { sql } from 'kysely';
import { type Currency, money, negate, sum } from '../../domain/money.ts';
import { type StatementStanding, standingOf } from '../../domain/statements.ts';
import type { Queries } from '../db/connect.ts';
import { asStatement, type Statement } from './statement-row.ts';
import { unstatedOf } from './unstated.ts';

export type StandingStatement = Statement & StatementStanding;

/** A company's statements in one currency, newest first, with what is left of each. */
export async function readStandings(
  db: Queries,
  companyId: string,
  currency: Currency,
  now: Temporal.Instant,
): Promise<StandingStatement[]> {
  const rows = await db
    .selectFrom('statements')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .orderBy('month', 'desc')
    .execute();
  const paid = await paidOnStatements(db, companyId, currency);
  const paying = await cardsUnderWay(db, companyId);
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  let since = negate(
    sum(
      (await unstatedOf(db, companyId, currency))
        .filter(({ is_debt }) => !is_debt)
        .map(({ amount }) => money(amount, currency)),
      currency,
    ),
  );
  return rows.map((row, index) => {
    const facts = {
      closing: money(row.closing, currency),
      since,
      isNewest: index === 0,
      isPaying: paying.has(row.id),
      dueOn: Temporal.PlainDate.from(row.due_on),
    };
    since = money(since.amount + (paid.get(row.id) ?? 0), currency);
    return { ...asStatement(row), ...standingOf(facts, today) };
  });
}

/** By statement: the payments and credit notes that are on it, less refunds. */
async function paidOnStatements(db: Queries, companyId: string, currency: Currency) {
  const rows = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .leftJoin('invoices', 'invoices.id', 'statement_lines.invoice_id')
    .select(['statements.id', sql<number>`(-sum(amount))::bigint`.as('paid')])
    .where('statements.company_id', '=', companyId)
    .where('statements.currency', '=', currency)
    .where((eb) => eb.or([eb('invoice_id', 'is', null), eb('kind', '=', 'credit-note')]))
    .groupBy('statements.id')
    .execute();
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}

async function cardsUnderWay(db: Queries, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('company_payments')
    .select('statement_id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'card')
    .where('status', '=', 'pending')
    .execute();
  return new Set(rows.flatMap(({ statement_id }) => statement_id ?? []));
}
