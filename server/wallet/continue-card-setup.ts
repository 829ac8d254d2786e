import type { PaymentAccount } from '../providers/payments/port.ts';
import type { WalletWork } from './wallet-work.ts';

/** A webhook says that a card form changed: the request that waits for it goes on. */
export async function continueCardSetup(
  { database, jobs }: WalletWork,
  account: PaymentAccount,
  setupRef: string,
): Promise<void> {
  const request = await database.kysely
    .selectFrom('card_setups')
    .innerJoin('requests', 'requests.id', 'card_setups.request_id')
    .select(['requests.id', 'requests.status'])
    .where('card_setups.account', '=', account.name)
    .where('card_setups.provider_ref', '=', setupRef)
    .executeTakeFirst();
  if (!request || request.status === 'accepted') return;
  if (request.status === 'pending') {
    await database.kysely
      .transaction()
      .execute((tx) => jobs.enqueue(tx, 'requests', { requestId: request.id }));
    return;
  }
  // Entered after we had given the form up: nobody sees that card, so nobody shall keep it.
  const state = await account.readCardSetup(setupRef);
  if (state.status === 'succeeded') await account.removeCard(state.card.ref);
}
