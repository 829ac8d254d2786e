import type { Statement } from '../../contract/statements.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { requireAdministeredCompany } from './own-company.ts';
import { readStandings, type StandingStatement } from './read-standing.ts';

/** Every statement of the company that somebody administers, newest first. */
export async function listStatements(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<Statement[]> {
  const companyId = await requireAdministeredCompany(db, userId);
  const standings = [
    ...(await readStandings(db, companyId, 'EUR', now)),
    ...(await readStandings(db, companyId, 'USD', now)),
  ];
  const open = await openRequests(db, userId);
  return standings
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .map((one) => shapeOf(one, open.get(one.id) ?? null));
}

const shapeOf = (statement: StandingStatement, openRequest: string | null): Statement => ({
  id: statement.id,
  month: statement.month,
  broughtForward: money(statement.brought_forward, statement.currency),
  closing: money(statement.closing, statement.currency),
  left: statement.left,
  state: statement.state,
  dueOn: statement.due_on,
  openRequest,
});

async function openRequests(db: Queries, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'payload'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'statementPayment')
    .where('status', '=', 'pending')
    .execute();
  return new Map(
    rows.map(({ id, payload }) => [(payload as { statementId: string }).statementId, id]),
  );
}
