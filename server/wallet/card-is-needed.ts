import { statusesThatNeedCard } from '../../domain/policies/card-in-use.ts';
import type { Queries } from '../db/connect.ts';

export async function cardIsNeeded(tx: Queries, cardId: string): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select('id')
    .where('payment_method_id', '=', cardId)
    .where('status', 'in', statusesThatNeedCard)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}
