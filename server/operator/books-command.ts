import { sql } from 'kysely';
import { type Cell, csvLine } from '../../domain/csv-line.ts';
import { amountsPerUnit } from '../../domain/money.ts';
import type { InvoiceSnapshot } from '../bookings/invoices/invoice-row.ts';
import type { Queries } from '../db/connect.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const booksUsage = 'books -- invoices|payments|fees|payouts 2027-03';

type Export = (work: OperatorWork, month: string) => Promise<Cell[][]>;

interface Exported {
  readonly head: readonly string[];
  readonly rows: Export;
  /** Ends with the payment account, which is said where there are several. */
  readonly hasAccounts?: true;
}

const exports: Readonly<Record<string, Exported>> = {
  invoices: {
    head: [
      ...['number', 'kind', 'corrects', 'issued_at', 'booking', 'seller', 'seller_tax_number'],
      ...['buyer', 'buyer_address', 'buyer_tax_number', 'currency', 'tax_rate_percent'],
      ...['net', 'tax', 'total'],
    ],
    rows: invoiceRows,
  },
  payments: {
    head: ['at', 'kind', 'status', 'amount', 'currency', 'booking', 'provider', 'provider_ref'],
    rows: paymentRows,
    hasAccounts: true,
  },
  fees: {
    head: ['at', 'kind', 'amount', 'fee', 'net', 'currency', 'provider_ref', 'source'],
    rows: (work, month) => balanceRows(work, month, false),
    hasAccounts: true,
  },
  payouts: {
    head: ['at', 'kind', 'amount', 'fee', 'net', 'currency', 'provider_ref', 'source'],
    rows: (work, month) => balanceRows(work, month, true),
    hasAccounts: true,
  },
};

/** One month for the accountant, as CSV. Months are the city's; the provider's are in UTC. */
export async function booksCommand(
  work: OperatorWork,
  [name = '', month = '']: readonly string[],
): Promise<Report> {
  const wanted = Object.hasOwn(exports, name) ? exports[name] : undefined;
  if (!wanted || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw usage(booksUsage);
  const rows = await wanted.rows(work, month);
  if (!wanted.hasAccounts) return said(csvLine(wanted.head), ...rows.map(csvLine));
  const isOneAccount = work.paymentProvider.accounts.length === 1;
  const lines = [[...wanted.head, 'account'], ...rows];
  return said(...lines.map((line) => csvLine(isOneAccount ? line.slice(0, -1) : line)));
}

/** Credit notes count against: their amounts are negative. */
async function invoiceRows({ database }: OperatorWork, month: string): Promise<Cell[][]> {
  const rows = await database.kysely
    .selectFrom('invoices')
    .innerJoin('bookings', 'bookings.id', 'invoices.booking_id')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects')
    .select([
      'invoices.number',
      'invoices.kind',
      'corrected.number as corrects',
      'invoices.issued_at',
      'bookings.reference',
      'invoices.currency',
      'invoices.snapshot',
    ])
    .where(sql`to_char(invoices.issued_at AT TIME ZONE cities.time_zone, 'YYYY-MM')`, '=', month)
    .orderBy('invoices.series')
    .orderBy('invoices.kind', 'desc')
    .orderBy('invoices.ordinal')
    .execute();
  return rows.flatMap((row) => {
    const { seller, buyer, taxes } = row.snapshot as InvoiceSnapshot;
    const sign = row.kind === 'invoice' ? 1 : -1;
    return taxes.map(({ rateBasisPoints, net, tax }) => [
      ...[row.number, row.kind, row.corrects, row.issued_at.toISOString(), row.reference],
      ...[seller.name, seller.taxNumber, buyer.name, buyer.address, buyer.taxNumber],
      ...[row.currency, rateBasisPoints / 100],
      ...[net.amount, tax.amount, net.amount + tax.amount].map((amount) => units(sign * amount)),
    ]);
  });
}

async function paymentRows({ database }: OperatorWork, month: string): Promise<Cell[][]> {
  const rows = await database.kysely
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .select([
      'payments.updated_at',
      'payments.kind',
      'payments.status',
      'payments.amount',
      'payments.currency',
      'bookings.reference',
      'payments.provider',
      'payments.provider_ref',
      'payments.account',
    ])
    .where(sql`to_char(payments.updated_at AT TIME ZONE cities.time_zone, 'YYYY-MM')`, '=', month)
    .orderBy('payments.updated_at')
    .orderBy('payments.id')
    .execute();
  const ofBookings = rows.map((row) => [
    ...[row.updated_at.toISOString(), row.kind, row.status, units(row.amount), row.currency],
    ...[row.reference, row.provider, row.provider_ref, row.account],
  ]);
  return [...ofBookings, ...(await companyRows(database.kysely, month))];
}

/** After those of bookings: transfers, cards and refunds of companies, whose months are in UTC. */
async function companyRows(db: Queries, month: string): Promise<Cell[][]> {
  const rows = await db
    .selectFrom('company_payments')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['kind', 'status', 'amount', 'currency', 'reference', 'vat', 'provider'])
    .select(['provider_ref', 'updated_at', 'account'])
    .where(sql`to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM')`, '=', month)
    .orderBy('updated_at')
    .execute();
  return rows.map((row) => [
    ...[row.updated_at.toISOString(), `company-${row.kind}`, row.status, units(row.amount)],
    ...[row.currency, row.vat, row.provider, row.provider_ref ?? row.reference, row.account],
  ]);
}

async function balanceRows(
  { paymentProvider }: OperatorWork,
  month: string,
  arePayouts: boolean,
): Promise<Cell[][]> {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant();
  const rows: Cell[][] = [];
  for (const account of paymentProvider.accounts) {
    const ofAccount: Cell[][] = [];
    for await (const entry of account.listBalance(at(first), at(first.add({ months: 1 })))) {
      if ((entry.kind === 'payout') !== arePayouts) continue;
      const { cents, feeCents } = entry;
      ofAccount.push([
        ...[entry.at.toString(), entry.kind, cents / 100, feeCents / 100, (cents - feeCents) / 100],
        ...[entry.currency, entry.ref, entry.source, account.name],
      ]);
    }
    rows.push(...ofAccount.reverse());
  }
  return rows;
}

const units = (amount: number) => amount / amountsPerUnit;
