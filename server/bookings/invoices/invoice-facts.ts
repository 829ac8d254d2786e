import type { InvoiceFacts } from '../../../domain/invoices.ts';
import { money, sum } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { Invoice } from './invoice-row.ts';

/** What a booking's documents follow from: its ledger, and those that it has. */
export async function invoiceFacts(
  tx: Queries,
  booking: BookingRow,
  issued: readonly Invoice[],
): Promise<InvoiceFacts> {
  const payments = await tx
    .selectFrom('payments')
    .select([
      'id',
      'kind',
      'status',
      'amount',
      'parent_id',
      'attempt_of',
      'reason',
      'created_at',
      'updated_at',
    ])
    .where('booking_id', '=', booking.id)
    .where('kind', 'in', ['charge', 'refund'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const credits = await tx
    .selectFrom('credit_entries')
    .select(['id', 'amount', 'reason', 'instead_of', 'created_at'])
    .where('booking_id', '=', booking.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const inCurrency = (amount: number) => money(amount, booking.currency);
  const entry = ({ id, amount, updated_at }: (typeof payments)[number]) => ({
    id,
    amount: inCurrency(amount),
    at: toInstant(updated_at),
  });
  return {
    status: booking.status,
    profile: booking.payment_profile,
    total: inCurrency(booking.total),
    createdAt: toInstant(booking.created_at),
    updatedAt: toInstant(booking.updated_at),
    charges: payments
      .filter(({ kind, status }) => kind === 'charge' && status === 'succeeded')
      .map(entry),
    refunds: payments
      .filter(({ kind, attempt_of }) => kind === 'refund' && attempt_of === null)
      .map((row) => ({
        ...entry(row),
        at: toInstant(row.created_at),
        chargeId: row.parent_id,
        reason: row.reason,
      })),
    creditUsed: sum(
      credits.filter(({ amount }) => amount < 0).map(({ amount }) => inCurrency(-amount)),
      booking.currency,
    ),
    creditGiven: credits
      .filter(({ amount, instead_of }) => amount > 0 && instead_of === null)
      .map((row) => ({
        id: row.id,
        amount: inCurrency(row.amount),
        reason: row.reason,
        at: toInstant(row.created_at),
      })),
    issued: issued.map((row) => ({
      id: row.id,
      kind: row.kind,
      total: inCurrency(row.total),
      paymentId: row.payment_id,
      creditEntryId: row.credit_entry_id,
    })),
  };
}
