import type { PaymentAccount } from '../providers/payments/port.ts';
import type { PendingRequest } from '../requests/carry-out-request.ts';
import type { WalletWork } from './wallet-work.ts';

/** The renter as an account at the provider knows them; made known with their first card there. */
export async function customerOf(
  { database }: WalletWork,
  account: PaymentAccount,
  { id: requestId, userId }: PendingRequest,
): Promise<string> {
  const db = database.kysely;
  const known = () =>
    db
      .selectFrom('payment_customers')
      .select('ref')
      .where('user_id', '=', userId)
      .where('account', '=', account.name)
      .executeTakeFirst();
  const before = await known();
  if (before) return before.ref;
  const { name, email } = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const made = await account.createCustomer({ userId, name, email }, `customer-${requestId}`);
  await db
    .insertInto('payment_customers')
    .values({ user_id: userId, account: account.name, ref: made })
    .onConflict((conflict) => conflict.columns(['user_id', 'account']).doNothing())
    .execute();
  // Two first cards at once: whoever wrote first decides, the other customer stays empty.
  return (await known())?.ref ?? made;
}
