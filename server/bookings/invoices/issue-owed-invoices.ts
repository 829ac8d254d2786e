import { type Correctable, correctionsOf } from '../../../domain/corrected-invoices.ts';
import { invoicesOwed, type OwedInvoice } from '../../../domain/invoices.ts';
import { money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { type Invoice, invoicesOf } from './invoice-row.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Issues what a booking's ledger calls for and has not got, in the transaction of what it documents.
 * Asked again, it finds everything there.
 */
export async function issueOwedInvoices(
  tx: Queries,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const owed = invoicesOwed(await invoiceFacts(tx, booking, await invoicesOf(tx, bookingId)));
  for (const one of owed) await issueOwed(tx, booking, one, now);
}

export async function issueOwed(
  tx: Queries,
  booking: BookingRow,
  owed: OwedInvoice,
  now: Temporal.Instant,
): Promise<void> {
  if (owed.kind === 'invoice') await issueInvoice(tx, booking, owed, now);
  else await issueNotes(tx, booking, owed, now);
}

/** One document for each invoice that it takes back from. */
async function issueNotes(
  tx: Queries,
  booking: BookingRow,
  owed: OwedInvoice,
  now: Temporal.Instant,
): Promise<void> {
  const issued = await invoicesOf(tx, booking.id);
  const invoices = issued
    .filter(({ kind }) => kind === 'invoice')
    .map((row) => ({ row, ...correctable(row, issued) }));
  for (const { invoice, total, taxes } of correctionsOf(owed, invoices)) {
    const correction = { corrected: invoice.row, taxes };
    await issueInvoice(tx, booking, { ...owed, total }, now, correction);
  }
}

const correctable = (invoice: Invoice, issued: readonly Invoice[]): Correctable => ({
  paymentId: invoice.payment_id,
  isForClaim: invoice.snapshot.cause === 'claim',
  ...figuresOf(invoice),
  notes: issued.filter(({ corrects }) => corrects === invoice.id).map(figuresOf),
});

const figuresOf = ({ total, currency, snapshot: { taxes } }: Invoice) => ({
  total: money(total, currency),
  taxes,
});
