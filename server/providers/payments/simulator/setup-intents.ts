import { z } from 'zod';
import { type Answer, cardError, invalid, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { bankPage, newClientSecret, requireClientSecret } from './client-secret.ts';
import { requireCustomer } from './customers.ts';
import { emitEvent, unixSeconds } from './emit-event.ts';
import { newId, requireObject, saveObject } from './object-store.ts';
import type { IntentError, SetupIntent } from './objects.ts';
import { createPaymentMethod, PaymentMethodData, traitsOf } from './payment-methods.ts';
import { expand, metadata, readParams } from './read-params.ts';
import { declined } from './test-cards.ts';
import { unread } from './unread-fields.ts';

const CreateParams = z.strictObject({
  customer: z.string(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  allowed_payment_method_types: z.array(z.literal('card')).default(['card']),
  metadata,
});

const GetParams = z.strictObject({ client_secret: z.string().optional(), expand });

const ConfirmParams = z.strictObject({
  client_secret: z.string().optional(),
  payment_method_data: PaymentMethodData,
  return_url: z.url().optional(),
});

export async function createSetupIntent({ tx, params, now }: Call): Promise<Answer> {
  const given = readParams(CreateParams, params);
  await requireCustomer(tx, given.customer);
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    created: unixSeconds(now),
    livemode: false,
    client_secret: newClientSecret(id),
    status: 'requires_payment_method',
    customer: given.customer,
    payment_method: null,
    payment_method_types: given.allowed_payment_method_types,
    allowed_payment_method_types: given.allowed_payment_method_types,
    usage: given.usage,
    last_setup_error: null,
    next_action: null,
    metadata: given.metadata,
    ...unread.setup_intent,
  };
  await saveObject(tx, intent);
  return ok(intent);
}

export async function getSetupIntent(call: Call): Promise<Answer> {
  const given = readParams(GetParams, call.params);
  const intent = await requireObject(call.tx, 'setup_intent', call.id);
  requireClientSecret(intent, call);
  if (!given.expand.includes('payment_method') || !intent.payment_method) return ok(intent);
  const method = await requireObject(call.tx, 'payment_method', intent.payment_method);
  return ok({ ...intent, payment_method: method });
}

/** A renter has filled in the card form. */
export async function confirmSetupIntent(call: Call): Promise<Answer> {
  const { tx, now } = call;
  const given = readParams(ConfirmParams, call.params);
  const intent = await requireObject(tx, 'setup_intent', call.id);
  requireClientSecret(intent, call);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    );
  }
  const created = await createPaymentMethod(tx, given.payment_method_data, now);
  // A mistake of typing is told at once and is no attempt.
  if ('error' in created) return cardError(created.error);
  const { method } = created;
  const traits = await traitsOf(tx, method.id);
  if (traits.refusesSetup) return refuse(call, intent, traits.refusesSetup);
  const withCard = { ...intent, payment_method: method.id, last_setup_error: null };
  if (!traits.authentication) return ok(await succeed(call, withCard));
  const waiting: SetupIntent = {
    ...withCard,
    status: 'requires_action',
    next_action: bankPage(intent, call),
  };
  await saveObject(tx, waiting);
  await emitEvent(tx, 'setup_intent.requires_action', waiting, now);
  return ok(waiting);
}

/** The renter has answered their bank. */
export async function finishSetupAtBank(call: Call, isApproved: boolean): Promise<Answer> {
  const intent = await requireObject(call.tx, 'setup_intent', call.id);
  requireClientSecret(intent, call);
  if (intent.status !== 'requires_action') return ok(intent);
  if (isApproved) return ok(await succeed(call, intent));
  const error = declined('setup_intent_authentication_failure');
  await refuse(call, { ...intent, payment_method: null }, error);
  return ok(await requireObject(call.tx, 'setup_intent', call.id));
}

async function succeed({ tx, now }: Call, intent: SetupIntent): Promise<SetupIntent> {
  const done: SetupIntent = { ...intent, status: 'succeeded', next_action: null };
  const method = await requireObject(tx, 'payment_method', intent.payment_method ?? '');
  await saveObject(tx, { ...method, customer: intent.customer });
  await saveObject(tx, done);
  await emitEvent(tx, 'setup_intent.succeeded', done, now);
  return done;
}

async function refuse({ tx, now }: Call, intent: SetupIntent, error: IntentError): Promise<Answer> {
  const refused: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_setup_error: error,
    next_action: null,
  };
  await saveObject(tx, refused);
  await emitEvent(tx, 'setup_intent.setup_failed', refused, now);
  return cardError(error, { setup_intent: refused });
}
