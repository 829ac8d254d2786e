import type { Credit } from '../../contract/profile.ts';
import { type Currency, money, sum } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';

/** The ledger itself is the balance: what was given and not yet used. */
export async function getCredit(db: Queries, userId: string): Promise<Credit> {
  const rows = await db
    .selectFrom('credit_entries')
    .leftJoin('bookings', 'bookings.id', 'credit_entries.booking_id')
    .select([
      'credit_entries.id',
      'credit_entries.amount',
      'credit_entries.currency',
      'credit_entries.reason',
      'credit_entries.created_at',
      'bookings.reference',
    ])
    .where('credit_entries.user_id', '=', userId)
    .orderBy('credit_entries.created_at', 'desc')
    .orderBy('credit_entries.id')
    .execute();
  const entries = rows.map((row) => ({
    id: row.id,
    amount: money(row.amount, row.currency),
    reason: row.reason,
    bookingReference: row.reference,
    createdAt: row.created_at.toISOString(),
  }));
  const currencies: Currency[] = [...new Set(rows.map(({ currency }) => currency))].sort();
  const balances = currencies.map((currency) =>
    sum(
      entries.map(({ amount }) => amount).filter((amount) => amount.currency === currency),
      currency,
    ),
  );
  return { balances, entries };
}
