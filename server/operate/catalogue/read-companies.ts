import type {
  DeskCompany,
  DeskCompanySummary,
} from '../../../contract/operate/catalogue-companies.ts';
import { money, toChargeableCents } from '../../../domain/money.ts';
import { companyBalance } from '../../companies/company-balance.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { readStandings } from '../../statements/read-standing.ts';

const currencies = ['EUR', 'USD'] as const;

const companyRows = (db: Queries) =>
  db
    .selectFrom('companies')
    .select(['id', 'version', 'name', 'address', 'vat', 'billing_email', 'credit_limit'])
    .select(({ selectFrom }) =>
      selectFrom('users')
        .whereRef('users.company_id', '=', 'companies.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('people'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof companyRows>['executeTakeFirstOrThrow']>>;

export async function listCompanies(
  db: Queries,
  settings: Settings,
): Promise<DeskCompanySummary[]> {
  const rows = await companyRows(db).orderBy('name').orderBy('id').limit(500).execute();
  return Promise.all(rows.map((row) => summaryOf(db, settings, row)));
}

async function summaryOf(db: Queries, settings: Settings, row: Row): Promise<DeskCompanySummary> {
  const balances = await Promise.all(
    currencies.map((currency) => companyBalance(db, settings, row.id, currency)),
  );
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    address: row.address,
    vat: row.vat,
    billingEmail: row.billing_email,
    creditLimitCents:
      row.credit_limit === null ? null : toChargeableCents(money(row.credit_limit, 'EUR')),
    peopleCount: Number(row.people ?? 0),
    balances,
  };
}

export async function readCompany(
  db: Queries,
  settings: Settings,
  id: string,
  now: Temporal.Instant,
): Promise<DeskCompany> {
  const row = await companyRows(db).where('companies.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This company');
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'company_admin'])
    .where('company_id', '=', id)
    .orderBy('name')
    .limit(500)
    .execute();
  const standings = await Promise.all(
    currencies.map((currency) => readStandings(db, id, currency, now)),
  );
  const payments = await db
    .selectFrom('company_payments')
    .select(['kind', 'status', 'amount', 'currency', 'reference', 'received_at'])
    .where('company_id', '=', id)
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute();
  return {
    ...(await summaryOf(db, settings, row)),
    people: people.map((person) => ({
      accountId: person.id,
      name: person.name,
      email: person.email,
      isAdministrator: person.company_admin,
    })),
    statements: standings
      .flat()
      .toSorted((one, other) => other.month.localeCompare(one.month))
      .map(({ month, state, left, due_on, reminders }) => ({
        month,
        state,
        left,
        dueOn: due_on,
        reminders,
      })),
    payments: payments.map(({ kind, status, amount, currency, reference, received_at }) => ({
      kind,
      status,
      amount: money(amount, currency),
      reference,
      receivedAt: received_at.toISOString(),
    })),
  };
}
