import { dueOf } from '../../../domain/charges/claim.ts';
import type { InvoiceFacts } from '../../../domain/invoices.ts';
import { money, sum } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { asClaim, claimsOf } from '../record/claims.ts';
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
      'claim_id',
      'created_at',
      'updated_at',
    ])
    .where('booking_id', '=', booking.id)
    .where('kind', 'in', ['charge', 'refund', 'deposit-capture'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const credits = await tx
    .selectFrom('credit_entries')
    .select(['id', 'amount', 'reason', 'instead_of', 'created_at'])
    .where('booking_id', '=', booking.id)
    .where('claim_id', 'is', null)
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
      .filter(({ claim_id }) => claim_id === null)
      .map(entry),
    refunds: payments
      .filter(({ kind, attempt_of }) => kind === 'refund' && attempt_of === null)
      .filter(({ claim_id }) => claim_id === null)
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
    claims: {
      taken: payments
        .filter(({ kind, claim_id }) => kind === 'deposit-capture' || claim_id !== null)
        .filter(({ kind, status }) => kind !== 'refund' && status === 'succeeded')
        .map(entry),
      givenBack: payments
        .filter(({ kind, claim_id }) => kind === 'refund' && claim_id !== null)
        .filter(({ attempt_of }) => attempt_of === null)
        .map((row) => ({ ...entry(row), at: toInstant(row.created_at), takenBy: row.parent_id })),
      billed: sum(
        (await claimsOf(tx, booking.id))
          .filter(({ divided_at }) => divided_at !== null)
          .map((row) => dueOf(asClaim(row))),
        booking.currency,
      ),
    },
    issued: issued.map((row) => ({
      id: row.id,
      kind: row.kind,
      total: inCurrency(row.total),
      paymentId: row.payment_id,
      creditEntryId: row.credit_entry_id,
      isForClaim: row.snapshot.cause === 'claim',
    })),
  };
}
