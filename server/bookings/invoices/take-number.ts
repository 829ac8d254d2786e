import { sql } from 'kysely';
import { type InvoiceKind, invoiceNumber } from '../../../domain/invoices.ts';
import type { Queries } from '../../db/connect.ts';

/**
 * The next number of a sequence. The counter's row stays locked until the document is committed or
 * nothing is: two never get the same number, and none is left out. Whoever needs both kinds takes the
 * invoice first.
 */
export async function takeNumber(tx: Queries, series: string, year: number, kind: InvoiceKind) {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO invoice_counters (series, year, kind, last) VALUES (${series}, ${year}, ${kind}, 1)
    ON CONFLICT (series, year, kind) DO UPDATE SET last = invoice_counters.last + 1
    RETURNING last`.execute(tx);
  const ordinal = rows[0]?.last;
  if (ordinal === undefined) throw new Error(`The counter of ${series} ${year} gave no number.`);
  return { series, year, ordinal, number: invoiceNumber(series, kind, year, ordinal) };
}
