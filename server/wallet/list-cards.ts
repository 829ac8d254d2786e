import type { PaymentMethod } from '../../contract/wallet.ts';
import type { Queries } from '../db/connect.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';

/** A renter's cards, newest first. */
export async function listCards(
  db: Queries,
  { accounts }: PaymentProvider,
  userId: string,
): Promise<PaymentMethod[]> {
  const currenciesOf = (name: string) =>
    accounts.find((account) => account.name === name)?.currencies ?? [];
  const rows = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    funding: row.funding,
    wallet: row.wallet,
    currencies: [...currenciesOf(row.account)],
    createdAt: row.created_at.toISOString(),
  }));
}
