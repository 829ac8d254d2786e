import { money } from '../../domain/money.ts';
import type { LedgerPayment, PaymentKind } from '../../domain/reconciliation.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

const kinds: Readonly<Record<Tables['payments']['kind'], PaymentKind>> = {
  charge: 'charge',
  refund: 'refund',
  'deposit-hold': 'hold',
  'deposit-release': 'release',
  'deposit-capture': 'capture',
  dispute: 'dispute',
  'dispute-reversal': 'dispute-reversal',
};

/** Our side of what moved at this provider; another one's records are not ours to compare now. */
export async function readLedger(
  tx: Queries,
  provider: string,
): Promise<(LedgerPayment & { readonly isSample: boolean })[]> {
  const rows = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'reference',
      'kind',
      'payments.status',
      'amount',
      'payments.currency',
      'provider_ref',
      'sample',
      'payments.updated_at',
    ])
    .where('provider', '=', provider)
    .orderBy('payments.created_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    kind: kinds[row.kind],
    status: row.status,
    amount: money(row.amount, row.currency),
    ref: row.provider_ref,
    changedAt: toInstant(row.updated_at),
    isSample: row.sample,
  }));
}
