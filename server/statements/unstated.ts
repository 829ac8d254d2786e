import { sql } from 'kysely';
import type { Currency } from '../../domain/money.ts';
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

/** Invoices, credit notes and payments of a company in one currency, oldest first. */
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
    SELECT NULL, id, false, CASE kind WHEN 'refund' THEN amount ELSE -amount END, received_at,
      to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM')
    FROM company_payments WHERE company_id = ${companyId} AND currency = ${currency}
      AND status = 'succeeded'
      AND NOT EXISTS (SELECT FROM statement_lines WHERE payment_id = company_payments.id)
    ORDER BY at, is_debt DESC, amount`.execute(db);
  return rows;
}
