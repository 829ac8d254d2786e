import type { Queries } from '../db/connect.ts';
import { notFound, Refusal } from '../errors.ts';
import { cardIsNeeded } from './card-is-needed.ts';

/** A card of this renter that may go; to everybody else it does not exist. */
export async function requireRemovableCard(
  tx: Queries,
  cardId: string,
  userId: string,
): Promise<void> {
  const card = await tx
    .selectFrom('payment_methods')
    .select('id')
    .where('id', '=', cardId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!card) throw notFound('This card');
  if (await cardIsNeeded(tx, cardId)) {
    throw new Refusal('card_in_use', 'A booking under way needs this card.');
  }
}
