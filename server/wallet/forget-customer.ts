import { z } from 'zod';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import type { WalletWork } from './wallet-work.ts';

const Payload = z.object({ customerRef: z.string(), account: z.string().default('main') });

/** Whoever deleted their account is forgotten by the provider, too: name, e-mail and cards. */
export async function forgetCustomer(
  { database, paymentProvider }: WalletWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { customerRef, account } = Payload.parse(request.payload);
  const underWay = await database.kysely
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select('payments.id')
    .where('bookings.user_id', '=', request.userId)
    .where('payments.status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  // How it ends is looked up by the customer; the sweep asks again.
  if (underWay) throw new Error('money of a renter who is gone is still on its way');
  await paymentProvider.account(account).removeCustomer(customerRef);
  return { status: 'accepted', result: null };
}
