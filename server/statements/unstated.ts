import { sql } from 'kysely';
import type { Currency } from '../../domain/money.ts';
import { paidOff } from '../companies/paid-off.ts';
import type { Queries } from '../db/connect.ts';

/** What is on no statement yet. */
export interface Unstated {
  readonly invoice_id: string | null;
  readonly payment_id: string | null;
  /** What it adds to what is owed. */
  readonly amount: number;
  /** An invoice adds a debt; everything else pays one, or undoes a payment. */
  readonly is_debt: boolean;
  /** In which it happened: a document by its city's calendar, a payment in UTC. */
  readonly month: string;
}

/**
 * Invoices, credit notes and payments of a company in one currency, oldest first. A refund that a statement has
 * named, and that was sent back since, is here again the other way round.
 */
export async function unstatedOf(
  db: Queries,
  companyId: string,
  currency: Currency,
): Promise<Unstated[]> {
  const { rows } = await sql<Unstated>`
    SELECT id AS invoice_id, NULL::uuid AS payment_id, kind = 'invoice' AS is_debt,
      CASE kind WHEN 'invoice' THEN total ELSE -total END AS amount, issued_at AS at,
      to_char(issued_at AT TIME ZONE (snapshot->'trip'->>'timeZone'), 'YYYY-MM') AS month
    FROM invoices WHERE company_id = ${companyId} AND currency = ${currency}
      AND NOT EXISTS (SELECT FROM statement_lines WHERE invoice_id = invoices.id)
    UNION ALL
    SELECT NULL, id, false, -paid_off - stated, at, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM')
    FROM (SELECT id, ${paidOff} AS paid_off,
        CASE status WHEN 'failed' THEN updated_at ELSE received_at END AS at,
        (SELECT coalesce(sum(amount), 0) FROM statement_lines
          WHERE payment_id = company_payments.id)::bigint AS stated
      FROM company_payments WHERE company_id = ${companyId} AND currency = ${currency}) AS paid
    WHERE -paid_off <> stated
    ORDER BY at, is_debt DESC, amount`.execute(db);
  return rows;
}
