import { z } from 'zod';
import { toDate } from '../db/instant.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { cardIsNeeded } from './card-is-needed.ts';
import { detachCard } from './detach-card.ts';
import type { WalletWork } from './wallet-work.ts';

const Payload = z.object({ paymentMethodId: z.uuid() });

/** Ours first: from then on nobody can book with it, whenever the provider hears of it. */
export async function removeCard(work: WalletWork, request: PendingRequest): Promise<Outcome> {
  const { paymentMethodId } = Payload.parse(request.payload);
  const isRemoved = await work.database.kysely.transaction().execute(async (tx) => {
    const card = await tx
      .selectFrom('payment_methods')
      .select('removed_at')
      .where('id', '=', paymentMethodId)
      .where('user_id', '=', request.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!card || card.removed_at) return true;
    if (await cardIsNeeded(tx, paymentMethodId)) return false;
    await tx
      .updateTable('payment_methods')
      .set({ removed_at: toDate(work.clock.now()) })
      .where('id', '=', paymentMethodId)
      .execute();
    const now = work.clock.now();
    await recordSecurityEvent(tx, { kind: 'card-removed', userId: request.userId, now });
    return true;
  });
  if (!isRemoved) return { status: 'failure', errorCode: 'card_in_use' };
  await detachCard(work, paymentMethodId);
  return { status: 'accepted', result: null };
}
