import { z } from 'zod';
import type { AddedPaymentMethod } from '../../contract/wallet.ts';
import { acceptsCard } from '../../domain/policies/accepted-cards.ts';
import { toDate } from '../db/instant.ts';
import type { Card } from '../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { awaitingOf } from './awaiting-of.ts';
import { customerOf } from './customer-of.ts';
import type { WalletWork } from './wallet-work.ts';

/** A request from before currencies had accounts names none. */
const Payload = z.object({ account: z.string().default('main') });

/**
 * Opens a card form at the provider, waits for the renter, then writes the card down. It starts from
 * the beginning each time: the same keys lead to the same customer and the same form.
 */
export async function addCard(work: WalletWork, request: PendingRequest): Promise<Outcome> {
  const { paymentProvider, database, clock } = work;
  const { account: name } = Payload.parse(request.payload);
  const account = paymentProvider.account(name);
  const customerRef = await customerOf(work, account, request);
  const setup = await account.createCardSetup(customerRef, `card-setup-${request.id}`);
  await database.kysely
    .insertInto('card_setups')
    .values({
      request_id: request.id,
      account: account.name,
      provider_ref: setup.ref,
      created_at: toDate(clock.now()),
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute();
  const state = await account.readCardSetup(setup.ref);
  if (state.status === 'waiting') {
    return { status: 'waiting', awaiting: awaitingOf('card_setup', account, setup) };
  }
  if (state.status === 'failed') return refused(work, request, 'card_error');
  const { card } = state;
  const verdict = acceptsCard(card);
  if (!verdict.ok || card.funding === 'prepaid') {
    await account.removeCard(card.ref);
    return refused(work, request, 'card_not_accepted');
  }
  const paymentMethodId = await writeCard(
    work,
    request.userId,
    { ...card, account: name },
    card.funding,
  );
  const result: AddedPaymentMethod = { paymentMethodId };
  return { status: 'accepted', result };
}

async function refused(
  { database, clock }: WalletWork,
  { userId }: PendingRequest,
  errorCode: 'card_error' | 'card_not_accepted',
): Promise<Outcome> {
  const event = { kind: 'card-refused', userId, detail: errorCode, now: clock.now() } as const;
  await recordSecurityEvent(database.kysely, event);
  return { status: 'failure', errorCode };
}

function writeCard(
  { database, clock }: WalletWork,
  userId: string,
  card: Card & { readonly account: string },
  funding: 'credit' | 'debit' | 'unknown',
): Promise<string> {
  const now = clock.now();
  return database.kysely.transaction().execute(async (tx) => {
    const written = await tx
      .insertInto('payment_methods')
      .values({
        user_id: userId,
        account: card.account,
        provider_ref: card.ref,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding,
        wallet: card.wallet,
        created_at: toDate(now),
      })
      .onConflict((conflict) => conflict.column('provider_ref').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) {
      await recordSecurityEvent(tx, { kind: 'card-added', userId, now });
      return written.id;
    }
    const { id } = await tx
      .selectFrom('payment_methods')
      .select('id')
      .where('provider_ref', '=', card.ref)
      .executeTakeFirstOrThrow();
    return id;
  });
}
