import { z } from 'zod';
import { type Answer, invalid, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { unixSeconds } from './emit-event.ts';
import { newId, requireObject, saveObject } from './object-store.ts';
import type { IntentError, PaymentMethod } from './objects.ts';
import { readParams } from './read-params.ts';
import type { SimulatorQueries } from './tables.ts';
import { type CardTraits, cardBehind, readCard } from './test-cards.ts';
import { unread } from './unread-fields.ts';

const TypedCard = z.strictObject({
  number: z.string(),
  exp_month: z.coerce.number().int(),
  exp_year: z.coerce.number().int(),
  cvc: z.string().default(''),
});

/** A card as a browser sends it: straight from the form, or as the token that a wallet gave it. */
export const PaymentMethodData = z.strictObject({
  type: z.literal('card'),
  card: z.union([TypedCard, z.strictObject({ token: z.string() })]),
});

export async function createPaymentMethod(
  tx: SimulatorQueries,
  { card }: z.output<typeof PaymentMethodData>,
  now: Temporal.Instant,
): Promise<{ readonly method: PaymentMethod } | { readonly error: IntentError }> {
  const read = 'token' in card ? cardBehind(card.token, now) : readCard(enteredCard(card), now);
  if ('error' in read) return read;
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: unixSeconds(now),
    livemode: false,
    type: 'card',
    customer: null,
    card: read.details,
    metadata: {},
    ...unread.payment_method,
  };
  await saveObject(tx, method, read.traits);
  return { method };
}

const enteredCard = (card: z.output<typeof TypedCard>) => ({
  number: card.number,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  cvc: card.cvc,
});

export async function traitsOf(tx: SimulatorQueries, methodId: string): Promise<CardTraits> {
  const row = await tx
    .selectFrom('stripe_objects')
    .select('traits')
    .where('object', '=', 'payment_method')
    .where('id', '=', methodId)
    .executeTakeFirst();
  return (row?.traits ?? {}) as CardTraits;
}

export async function getPaymentMethod({ tx, id }: Call): Promise<Answer> {
  return ok(await requireObject(tx, 'payment_method', id));
}

export async function detachPaymentMethod({ tx, id, params }: Call): Promise<Answer> {
  readParams(z.strictObject({}), params);
  const method = await requireObject(tx, 'payment_method', id);
  if (method.customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached = { ...method, customer: null };
  await saveObject(tx, detached);
  return ok(detached);
}
