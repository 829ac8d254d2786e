import { sql } from 'kysely';
import type { InvoiceSnapshot } from '../bookings/invoices/invoice-row.ts';
import type { Queries } from '../db/connect.ts';
import type { CompanyPayment } from './company-payments.ts';

export interface StatementLine {
  readonly kind: 'invoice' | 'credit-note' | 'refund-returned' | CompanyPayment['kind'];
  /** As the document prints it: by the calendar of its city. */
  readonly day: string;
  /** Of an invoice or credit note its number, of a payment its reference. */
  readonly name: string;
  readonly trip: { readonly reference: string; readonly driver: string | null } | null;
  readonly amount: number;
}

interface Row {
  readonly kind: StatementLine['kind'];
  readonly day: string;
  readonly name: string;
  readonly snapshot: InvoiceSnapshot | null;
  readonly amount: number;
}

/** The lines of a statement as they happened: documents first where two are of one moment. */
export async function linesOf(db: Queries, statementId: string): Promise<StatementLine[]> {
  const { rows } = await sql<Row>`
    SELECT coalesce(i.kind, p.kind) AS kind, coalesce(i.number, p.reference) AS name,
      i.snapshot, l.amount,
      to_char(coalesce(i.issued_at AT TIME ZONE (i.snapshot->'trip'->>'timeZone'),
        p.at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS day
    FROM statement_lines l LEFT JOIN invoices i ON i.id = l.invoice_id
    LEFT JOIN LATERAL (
      SELECT reference, CASE WHEN is_returned THEN 'refund-returned' ELSE kind END AS kind,
        CASE WHEN is_returned THEN updated_at ELSE received_at END AS at
      FROM (SELECT *, kind = 'refund' AND l.amount < 0 AS is_returned FROM company_payments
        WHERE id = l.payment_id) AS payment) p ON true
    WHERE l.statement_id = ${statementId}
    ORDER BY coalesce(i.issued_at, p.at), i.kind DESC, i.ordinal, l.amount`.execute(db);
  return rows.map(({ snapshot, ...row }) => ({
    ...row,
    trip: snapshot && { reference: snapshot.trip.reference, driver: snapshot.buyer.driver },
  }));
}
