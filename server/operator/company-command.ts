import { formatMoney } from '../../domain/format-money.ts';
import { type Currency, money } from '../../domain/money.ts';
import { companyBalance } from '../companies/company-balance.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { readStandings } from '../statements/read-standing.ts';
import { settleCompanyRefunds } from '../statements/settle-company-refunds.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';
import { type Company, type CompanyVerb, companyUsage, companyVerbs } from './company-verbs.ts';

/** What a company owes, its limit, its people and what it has paid. Ends with where it stands. */
export async function companyCommand(
  work: OperatorWork,
  [verb = '', vat = '', ...words]: readonly string[],
): Promise<Report> {
  if (!isVerb(verb) || !vat) throw usage(companyUsage);
  const db = work.database.kysely;
  await db.transaction().execute(async (tx) => {
    const now = work.clock.now();
    const before = await requireCompany(tx, vat);
    const after = await companyVerbs[verb](tx, before, words, now);
    if (verb === 'show') return;
    const [action, subject] = [`company ${verb}`, `company ${before.id}`] as const;
    await recordAudit(tx, { actor: COMMAND_LINE, action, subject, before, after, now });
  });
  if (verb === 'refund') await settleCompanyRefunds(work);
  const company = await requireCompany(db, vat);
  return said(
    `${company.name}  ${vat}  ${company.billing_email ?? 'no billing email'}`,
    ...(await standingOf(work, company, 'EUR')),
    ...(await standingOf(work, company, 'USD')),
  );
}

const isVerb = (word: string): word is CompanyVerb => Object.hasOwn(companyVerbs, word);

async function requireCompany(db: Queries, vat: string): Promise<Company> {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'billing_email', 'credit_limit'])
    .where('vat', '=', vat)
    .executeTakeFirst();
  if (!company) throw new Refusal('not_found', `There is no company ${vat}.`);
  return company;
}

/** The balance, the statements that are not paid, and the payments, newest first. */
async function standingOf(
  { database, settings, clock }: OperatorWork,
  { id }: Company,
  currency: Currency,
): Promise<string[]> {
  const db = database.kysely;
  const { open, limit } = await companyBalance(db, settings, id, currency);
  const statements = await readStandings(db, id, currency, clock.now());
  const payments = await db
    .selectFrom('company_payments')
    .select(['kind', 'status', 'amount', 'reference', 'received_at'])
    .where('company_id', '=', id)
    .where('currency', '=', currency)
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute();
  return [
    `${currency}  open ${formatMoney(open)}  limit ${formatMoney(limit)}`,
    ...statements
      .filter(({ state }) => state !== 'paid')
      .map(
        ({ month, state, left, due_on, reminders }) =>
          `  statement ${month}  ${state}  ${formatMoney(left)} left  due ${due_on}  ${reminders} reminders`,
      ),
    ...payments.map(
      ({ kind, status, amount, reference, received_at }) =>
        `  ${kind} ${status}  ${formatMoney(money(amount, currency))}  ${received_at.toISOString()}  ${reference}`,
    ),
  ];
}
