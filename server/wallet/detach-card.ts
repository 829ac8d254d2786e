import { toDate } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { WalletWork } from './wallet-work.ts';

type Detaching = Pick<WalletWork, 'database' | 'paymentProvider' | 'clock'>;

/** Lets the provider forget a card that was removed. Repeating it is harmless. */
export async function detachCard(
  { database, paymentProvider, clock }: Detaching,
  cardId: string,
): Promise<void> {
  const card = await database.kysely
    .selectFrom('payment_methods')
    .select(['provider_ref', 'account'])
    .where('id', '=', cardId)
    .where('removed_at', 'is not', null)
    .where('detached_at', 'is', null)
    .executeTakeFirst();
  if (!card) return;
  await paymentProvider.account(card.account).removeCard(card.provider_ref);
  await database.kysely
    .updateTable('payment_methods')
    .set({ detached_at: toDate(clock.now()) })
    .where('id', '=', cardId)
    .execute();
}

const AT_ONCE = 20;

/** For the sweep: cards whose provider could not be reached, and those of deleted accounts. */
export async function detachRemovedCards(work: Detaching): Promise<void> {
  const cards = await work.database.kysely
    .selectFrom('payment_methods')
    .select('id')
    .where('removed_at', 'is not', null)
    .where('detached_at', 'is', null)
    .orderBy('removed_at')
    .limit(AT_ONCE)
    .execute();
  await eachInTurn(cards, ({ id }) => detachCard(work, id));
}
