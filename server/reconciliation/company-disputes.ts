import { sql } from 'kysely';
import { checkDisputes } from '../../domain/booking-books.ts';
import type { DisputeStatus } from '../../domain/dispute.ts';
import { type Currency, money } from '../../domain/money.ts';
import type { Difference } from '../../domain/reconciliation.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';

interface Row {
  readonly vat: string;
  readonly ref: string;
  readonly status: DisputeStatus;
  readonly amount: number;
  readonly currency: Currency;
  readonly evidence_due_by: Date | null;
  readonly moved: readonly string[];
}

/** Disputes of what companies have paid that nobody answers, or of which their ledger says otherwise. */
export async function companyDisputes(tx: Queries, now: Temporal.Instant): Promise<Difference[]> {
  const { rows } = await sql<Row>`
    SELECT vat, d.provider_ref AS ref, d.status, d.amount, d.currency, d.evidence_due_by,
      ARRAY(SELECT kind FROM company_payments
        WHERE parent_id = p.id AND provider_ref = d.provider_ref) AS moved
    FROM company_disputes d JOIN company_payments p ON p.id = d.payment_id
    JOIN companies ON companies.id = p.company_id
    ORDER BY d.opened_at`.execute(tx);
  return rows.flatMap(({ vat, ref, status, amount, currency, evidence_due_by, moved }) => {
    const dispute = {
      ref,
      status,
      amount: money(amount, currency),
      evidenceDueBy: evidence_due_by && toInstant(evidence_due_by),
      isWithdrawn: moved.includes('dispute'),
      isReinstated: moved.includes('dispute-reversal'),
    };
    return [...checkDisputes({ reference: `company ${vat}`, disputes: [dispute] }, now)];
  });
}
