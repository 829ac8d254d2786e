import type { LedgerLine } from '../../../contract/operate/desk-bookings.ts';
import { runningPaid } from '../../../domain/ledger-lines.ts';
import { money } from '../../../domain/money.ts';
import { paymentsOf } from '../../bookings/money/payments.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';

/** Every move of a booking's money, credit included, in the order they were written. */
export async function ledgerLinesOf(db: Queries, booking: BookingRow): Promise<LedgerLine[]> {
  const payments = await paymentsOf(db, booking.id);
  const cardIds = [...new Set(payments.flatMap(({ payment_method_id: id }) => id ?? []))];
  const cards =
    cardIds.length === 0
      ? []
      : await db
          .selectFrom('payment_methods')
          .select(['id', 'brand', 'last4'])
          .where('id', 'in', cardIds)
          .execute();
  const cardOf = (id: string | null) => {
    const card = cards.find((one) => one.id === id);
    return card ? { brand: card.brand, last4: card.last4 } : null;
  };
  const credits = await db
    .selectFrom('credit_entries')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .execute();
  const lines = [
    ...payments.map((payment) => ({
      id: payment.id,
      at: payment.created_at.toISOString(),
      kind: payment.kind,
      status: payment.status,
      amount: money(payment.amount, payment.currency),
      card: cardOf(payment.payment_method_id),
      provider: payment.provider,
      providerRef: payment.provider_ref,
      failure: payment.failure_code,
      reason: payment.reason,
      isForClaim: payment.claim_id !== null || payment.kind === 'deposit-capture',
    })),
    ...credits.map((credit) => ({
      id: credit.id,
      at: credit.created_at.toISOString(),
      kind: 'credit' as const,
      status: 'succeeded' as const,
      amount: money(credit.amount, credit.currency),
      card: null,
      provider: null,
      providerRef: null,
      failure: null,
      reason: credit.reason,
      isForClaim: credit.claim_id !== null,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const paid = runningPaid(lines, booking.currency);
  return lines.map((line, index) => ({ ...line, paid: paid[index] ?? money(0, booking.currency) }));
}
