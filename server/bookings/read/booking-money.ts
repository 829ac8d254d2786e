import { sql } from 'kysely';
import type { BookingMoney } from '../../../contract/bookings.ts';
import { keepsDeposit } from '../../../domain/charges/claim-steps.ts';
import { add, type Currency, type Money, money } from '../../../domain/money.ts';
import { type CompanyBill, moneyStanding } from '../../../domain/money-standing.ts';
import { type CardFunding, depositFor } from '../../../domain/policies/deposit.ts';
import type { requireCity } from '../../catalogue/require-city.ts';
import { depositShape as cityDeposits } from '../../catalogue/shapes.ts';
import { paidOff } from '../../companies/paid-off.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { type Credit, ledgerFrom, type Payment } from '../money/payments.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { ClaimRow } from '../record/claims.ts';
import { depositShape } from './booking-shapes.ts';

type City = Awaited<ReturnType<typeof requireCity>>;

/** By booking, for any number of them with the same few queries: what is paid and what is to come. */
export async function bookingMoney(
  db: Queries,
  rows: readonly BookingRow[],
  cityOf: (row: BookingRow) => City,
  now: Temporal.Instant,
): Promise<(row: BookingRow) => BookingMoney> {
  const ids = rows.map(({ id }) => id);
  const payments = await paymentsOfAll(db, ids);
  const credits = await creditsOfAll(db, ids);
  const deducted = await creditLinesOfAll(db, ids);
  const since = await statusSinceOfAll(db, ids);
  const claims = await claimsOfAll(db, ids);
  const fundings = await fundingsOf(db, rows);
  const bills = await billsOf(db, rows);

  return (row) =>
    moneyShape(
      row,
      {
        city: cityOf(row),
        payments: payments.get(row.id) ?? [],
        credits: credits.get(row.id) ?? [],
        creditLine: deducted.get(row.id) ?? 0,
        since: toInstant(since.get(row.id) ?? row.created_at),
        claims: claims.get(row.id) ?? [],
        funding: fundings.get(row.payment_method_id ?? '') ?? 'unknown',
        bill: bills.get(row.id) ?? null,
      },
      now,
    );
}

/** What is known of one booking when its money is told. */
export interface MoneyFacts {
  readonly city: City;
  readonly payments: readonly Payment[];
  readonly credits: readonly Credit[];
  /** What credit takes off the price, below zero as its line is. */
  readonly creditLine: number;
  /** When the present status began. */
  readonly since: Temporal.Instant;
  readonly claims: readonly ClaimRow[];
  /** Of the card for what comes next. */
  readonly funding: CardFunding;
  readonly bill: CompanyBill | null;
}

export function moneyShape(
  row: BookingRow,
  facts: MoneyFacts,
  now: Temporal.Instant,
): BookingMoney {
  const { city, payments } = facts;
  const ledger = ledgerFrom(payments, facts.credits, row.currency);
  const life = {
    since: facts.since,
    timeZone: city.time_zone,
    handovers: city.handovers,
    isClaimedOn: keepsDeposit(claimFactsOf(facts.claims, payments, row)),
  };
  const deposit = depositShape(row, wantedDeposit(row, facts), payments, life, now);
  return {
    standing: moneyStanding({
      status: row.status,
      profile: row.payment_profile,
      deposit: deposit && { state: deposit.state, isToApprove: deposit.approval !== null },
      paid: add(ledger.charged, ledger.creditUsed),
      refunded: ledger.refunded,
      credited: ledger.creditGiven,
      bill: facts.bill,
    }),
    price: money(row.total - facts.creditLine, row.currency),
    deposit: deposit?.amount ?? null,
    depositAt: deposit ? (deposit.approval?.by ?? deposit.plannedAt) : null,
    refunded: ledger.refunded,
    credited: ledger.creditGiven,
  };
}

/** What is to be held on the card for what comes next. */
export function wantedDeposit(
  row: BookingRow,
  { city, funding }: Pick<MoneyFacts, 'city' | 'funding'>,
): Money | null {
  if (!row.payment_method_id) return null;
  return depositFor(row.payment_profile, funding, cityDeposits(city)) ?? null;
}

async function paymentsOfAll(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy<string, Payment>(rows, ({ booking_id }) => booking_id);
}

async function creditsOfAll(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('credit_entries')
    .select(['booking_id', 'amount', 'claim_id'])
    .where('booking_id', 'in', ids)
    .execute();
  return Map.groupBy(rows, ({ booking_id }) => booking_id);
}

/** What credit takes off the price of each, below zero as its line is. */
async function creditLinesOfAll(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('booking_items')
    .select(['booking_id', 'amount'])
    .where('booking_id', 'in', ids)
    .where('kind', '=', 'credit')
    .execute();
  return new Map(rows.map(({ booking_id, amount }) => [booking_id, amount]));
}

/** When the present status of each began. */
async function statusSinceOfAll(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('booking_history')
    .innerJoin('bookings', 'bookings.id', 'booking_history.booking_id')
    .select(['booking_id', (eb) => eb.fn.max('at').as('at')])
    .where('booking_id', 'in', ids)
    .whereRef('to_status', '=', 'bookings.status')
    .where((eb) =>
      eb.or([eb('from_status', 'is', null), eb('from_status', '<>', eb.ref('to_status'))]),
    )
    .groupBy('booking_id')
    .execute();
  return new Map(rows.map(({ booking_id, at }) => [booking_id, at]));
}

async function claimsOfAll(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('claims')
    .selectAll()
    .where('booking_id', 'in', ids)
    .orderBy('made_at')
    .execute();
  return Map.groupBy<string, ClaimRow>(rows, ({ booking_id }) => booking_id);
}

async function fundingsOf(db: Queries, rows: readonly BookingRow[]) {
  const ids = [...new Set(rows.flatMap(({ payment_method_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map<string, CardFunding>();
  const cards = await db
    .selectFrom('payment_methods')
    .select(['id', 'funding'])
    .where('id', 'in', ids)
    .execute();
  return new Map<string, CardFunding>(cards.map(({ id, funding }) => [id, funding]));
}

interface BillRow {
  readonly booking_id: string;
  readonly currency: Currency;
  readonly billed: number;
  readonly open: number;
  readonly billed_since: number;
}

/** Of those that a company is billed for: what it owes for them, at all, and for what came later. */
export async function billsOf(
  db: Queries,
  bookings: readonly BookingRow[],
): Promise<Map<string, CompanyBill>> {
  const ids = bookings.filter((row) => row.payment_profile === 'business').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<BillRow>`
    SELECT own.booking_id, own.currency, own.billed,
      ((SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total ELSE -total END), 0) FROM invoices
        WHERE company_id = own.company_id AND currency = own.currency)
      - (SELECT coalesce(sum(${paidOff}), 0) FROM company_payments
        WHERE company_id = own.company_id AND currency = own.currency))::bigint AS open,
      (SELECT coalesce(sum(total), 0) FROM invoices
        WHERE company_id = own.company_id AND currency = own.currency AND kind = 'invoice'
          AND issued_at > own.last_at)::bigint AS billed_since
    FROM (SELECT booking_id, company_id, currency,
        sum(CASE kind WHEN 'invoice' THEN total ELSE -total END)::bigint AS billed,
        max(issued_at) FILTER (WHERE kind = 'invoice') AS last_at
      FROM invoices WHERE booking_id = ANY(${ids})
      GROUP BY booking_id, company_id, currency) own`.execute(db);
  return new Map(
    rows.map(({ booking_id, currency, billed, open, billed_since }) => {
      const of = (amount: number): Money => money(amount, currency);
      return [booking_id, { billed: of(billed), open: of(open), billedSince: of(billed_since) }];
    }),
  );
}
