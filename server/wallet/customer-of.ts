import type { PendingRequest } from '../requests/carry-out-request.ts';
import type { WalletWork } from './wallet-work.ts';

/** The renter as the provider knows them; made known with their first card. */
export async function customerOf(
  { database, paymentProvider }: WalletWork,
  { id: requestId, userId }: PendingRequest,
): Promise<string> {
  const db = database.kysely;
  const readUser = () =>
    db
      .selectFrom('users')
      .select(['name', 'email', 'payment_customer_ref'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  const { name, email, payment_customer_ref } = await readUser();
  if (payment_customer_ref) return payment_customer_ref;
  const made = await paymentProvider.createCustomer(
    { userId, name, email },
    `customer-${requestId}`,
  );
  await db
    .updateTable('users')
    .set({ payment_customer_ref: made })
    .where('id', '=', userId)
    .where('payment_customer_ref', 'is', null)
    .execute();
  // Two first cards at once: whoever wrote first decides, the other customer stays empty.
  return (await readUser()).payment_customer_ref ?? made;
}
