import { invoicesOwed } from '../../../domain/invoices.ts';
import type { Queries } from '../../db/connect.ts';
import { lockBooking } from '../record/booking-row.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { invoicesOf } from './invoice-row.ts';
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
  for (const one of owed) {
    await issueInvoice(tx, booking, one, await invoicesOf(tx, bookingId), now);
  }
}
