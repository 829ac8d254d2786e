import { invoicesOwed } from '../../domain/invoices.ts';
import { invoiceFacts } from '../bookings/invoices/invoice-facts.ts';
import { issueOwed } from '../bookings/invoices/issue-owed-invoices.ts';
import type { Queries } from '../db/connect.ts';

/** The documents of the sample bookings, by the rules, each on its day: numbers rise with the dates. */
export async function issueSampleInvoices(tx: Queries): Promise<void> {
  const bookings = await tx.selectFrom('bookings').selectAll().orderBy('created_at').execute();
  const owed = [];
  for (const booking of bookings) {
    const facts = await invoiceFacts(tx, booking, []);
    owed.push(...invoicesOwed(facts).map((one) => ({ booking, one })));
  }
  owed.sort((a, b) => Temporal.Instant.compare(a.one.since, b.one.since));
  for (const { booking, one } of owed) {
    await issueOwed(tx, booking, one, one.since);
  }
}
