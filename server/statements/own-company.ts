import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { asStatement, type Statement } from './statement-row.ts';

/** Whatever is decided by what a company owes is decided one after the other. */
export const lockCompany = (tx: Queries, companyId: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'stated_through'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The company that this person administers; to everybody else its statements do not exist. */
export async function requireAdministeredCompany(db: Queries, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .where('company_admin', '=', true)
    .executeTakeFirst();
  if (!user?.company_id) throw notFound('A company that you administer');
  return user.company_id;
}

export async function requireOwnStatement(
  db: Queries,
  statementId: string,
  userId: string,
): Promise<Statement> {
  const companyId = await requireAdministeredCompany(db, userId);
  const row = await db
    .selectFrom('statements')
    .selectAll()
    .where('id', '=', statementId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw notFound('This statement');
  return asStatement(row);
}
