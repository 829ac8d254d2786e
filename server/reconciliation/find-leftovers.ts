import { sql } from 'kysely';
import { money } from '../../domain/money.ts';
import { bookingPolicy } from '../../domain/policy-constants.ts';
import { type Difference, settlingMinutes } from '../../domain/reconciliation.ts';
import { GOODWILL } from '../bookings/money/give-goodwill.ts';
import { lostRefunds } from '../bookings/money/lost-refunds.ts';
import { DISPUTED } from '../bookings/money/refund-attempts.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { companyDisputes } from './company-disputes.ts';

/** What should have come to an end and has not, whichever booking it belongs to. */
export async function findLeftovers(tx: Queries, now: Temporal.Instant): Promise<Difference[]> {
  return [
    ...(await openRequests(tx, now)),
    ...(await outlivedHolds(tx, now)),
    ...(await outlivedChanges(tx)),
    ...(await overdrawnCredit(tx)),
    ...(await unexplainedCredit(tx)),
    ...(await refundsLost(tx)),
    ...(await companyRefundsLost(tx)),
    ...(await companyDisputes(tx, now)),
    ...(await wrongStatements(tx)),
  ];
}

/** A request that waits for its renter says so, and a booking's waits only so long. */
async function openRequests(tx: Queries, now: Temporal.Instant): Promise<Difference[]> {
  const settled = now.subtract({ minutes: settlingMinutes });
  const { abandonedAfterMinutes, changeApprovedWithinMinutes } = bookingPolicy;
  const madeBefore = (minutes: number) => toDate(settled.subtract({ minutes }));
  const rows = await tx
    .selectFrom('requests')
    .leftJoin('bookings', 'bookings.id', 'requests.booking_id')
    .select(['requests.id', 'reference'])
    .where('requests.status', '=', 'pending')
    .where((eb) =>
      eb.or([
        eb('awaiting', 'is', null).and('requests.updated_at', '<=', toDate(settled)),
        eb('requests.kind', 'in', ['booking', 'deposit', 'claim', 'statementPayment']).and(
          'requests.created_at',
          '<=',
          madeBefore(abandonedAfterMinutes),
        ),
        eb('requests.kind', '=', 'modification').and(
          'requests.created_at',
          '<=',
          madeBefore(changeApprovedWithinMinutes),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id, reference }) => ({ kind: 'request-left-open', reference, ref: id }));
}

async function outlivedHolds(tx: Queries, now: Temporal.Instant): Promise<Difference[]> {
  const settled = toDate(now.subtract({ minutes: settlingMinutes }));
  const rows = await tx
    .selectFrom('occupancies')
    .innerJoin('holds', 'holds.id', 'occupancies.hold_id')
    .select('holds.id')
    .where((eb) =>
      eb.or([eb('released_at', 'is not', null), eb('holds.expires_at', '<=', settled)]),
    )
    .execute();
  return rows.map(({ id }) => ({ kind: 'checkout-hold-outlived', reference: null, ref: id }));
}

/** Support makes up for these; until then the renter is owed them. */
async function refundsLost(tx: Queries): Promise<Difference[]> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('booking_id')
        .where('kind', '=', 'refund')
        .where('status', '=', 'failed'),
    )
    .execute();
  const found: Difference[] = [];
  for (const row of rows) {
    for (const { provider_ref, amount, currency } of await lostRefunds(tx, row)) {
      const ours = money(amount, currency);
      found.push({ kind: 'refund-lost', reference: row.reference, ref: provider_ref, ours });
    }
  }
  return found;
}

async function outlivedChanges(tx: Queries): Promise<Difference[]> {
  const rows = await tx
    .selectFrom('occupancies')
    .innerJoin('requests', 'requests.id', 'occupancies.change_request_id')
    .leftJoin('bookings', 'bookings.id', 'requests.booking_id')
    .select(['requests.id', 'reference'])
    .where('requests.status', '<>', 'pending')
    .execute();
  return rows.map(({ id, reference }) => ({ kind: 'change-time-outlived', reference, ref: id }));
}

/** Given for no booking, in place of no refund, and not by an operator. */
async function unexplainedCredit(tx: Queries): Promise<Difference[]> {
  const rows = await tx
    .selectFrom('credit_entries')
    .select(['user_id', 'currency', 'amount'])
    .where('amount', '>', 0)
    .where('booking_id', 'is', null)
    .where('instead_of', 'is', null)
    .where('reason', '<>', GOODWILL)
    .execute();
  return rows.map(({ user_id, currency, amount }) => ({
    kind: 'credit-from-nothing',
    reference: null,
    ref: user_id,
    ours: money(amount, currency),
  }));
}

async function overdrawnCredit(tx: Queries): Promise<Difference[]> {
  const rows = await tx
    .selectFrom('credit_entries')
    .select(['user_id', 'currency', sql<number>`sum(amount)`.as('balance')])
    .groupBy(['user_id', 'currency'])
    .having(sql<boolean>`sum(amount) < 0`)
    .execute();
  return rows.map(({ user_id, currency, balance }) => ({
    kind: 'credit-overdrawn',
    reference: null,
    ref: user_id,
    ours: money(Number(balance), currency),
  }));
}

/** The last attempt at a refund failed, too; what a bank took anyway is in its dispute. */
async function companyRefundsLost(tx: Queries): Promise<Difference[]> {
  const { rows } = await sql<{ ref: string; amount: number; currency: 'EUR' | 'USD' }>`
    SELECT reference AS ref, amount, currency FROM company_payments first
    WHERE kind = 'refund' AND attempt_of IS NULL AND (
      SELECT status = 'failed' AND failure_code <> ${DISPUTED} FROM company_payments
      WHERE id = first.id OR attempt_of = first.id
      ORDER BY received_at DESC, (attempt_of IS NULL) LIMIT 1)`.execute(tx);
  return rows.map(({ ref, amount, currency }) => ({
    kind: 'company-refund-lost',
    reference: null,
    ref,
    ours: money(amount, currency),
  }));
}

/** Begins where the last one ended, and ends with what its lines add to that. */
async function wrongStatements(tx: Queries): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; currency: 'EUR' | 'USD'; closing: number; due: number }>`
    SELECT id, currency, closing, (before + lines)::bigint AS due FROM (
      SELECT s.id, s.currency, s.closing, s.brought_forward,
        coalesce(lag(s.closing) OVER (PARTITION BY company_id, currency ORDER BY month), 0) AS before,
        (SELECT coalesce(sum(amount), 0) FROM statement_lines WHERE statement_id = s.id) AS lines
      FROM statements s) s
    WHERE closing <> before + lines OR brought_forward <> before`.execute(tx);
  return rows.map(({ id, currency, closing, due }) => ({
    kind: 'statement-differs',
    reference: null,
    ref: id,
    ours: money(closing, currency),
    theirs: money(due, currency),
  }));
}
