import { z } from 'zod';
import { type Answer, cardError, invalid, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { bankPage, newClientSecret, requireClientSecret } from './client-secret.ts';
import { readControls, takeDecline } from './controls.ts';
import { requireCustomer } from './customers.ts';
import { openDispute } from './disputes.ts';
import { emitEvent, unixSeconds } from './emit-event.ts';
import {
  type Asked,
  cancelIntent,
  currentIntent,
  noteOnCharge,
  saveCharge,
  withCharge,
} from './holds.ts';
import { findObject, listObjects, newId, requireObject, saveObject } from './object-store.ts';
import type { IntentError, PaymentIntent, PaymentMethod } from './objects.ts';
import { traitsOf } from './payment-methods.ts';
import { cents, expand, metadata, pageSize, readParams, since, yes } from './read-params.ts';
import type { SimulatorQueries } from './tables.ts';
import { type CardTraits, declined } from './test-cards.ts';
import { unread } from './unread-fields.ts';

const CreateParams = z.strictObject({
  amount: cents.refine((amount) => amount >= 50, 'must be at least 50'),
  currency: z.enum(['eur', 'usd']),
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: z.array(z.literal('card')).default(['card']),
  confirm: yes,
  off_session: yes.default(false),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  use_stripe_sdk: yes.default(false),
  capture_method: z.enum(['automatic', 'manual']).default('automatic'),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({ request_extended_authorization: z.enum(['if_available', 'never']) }),
    })
    .optional(),
  description: z.string().max(1000).optional(),
  metadata,
  expand,
});

const GetParams = z.strictObject({ client_secret: z.string().optional(), expand });

const ListParams = z.strictObject({
  customer: z.string(),
  created: since.optional(),
  limit: pageSize,
  starting_after: z.string().optional(),
  expand,
});

const ConfirmParams = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string(),
  return_url: z.url().optional(),
});

/** Whoever answers their bank is there; what the merchant asked for beside is not known any more. */
const present: Asked = { isOffSession: false, isExtended: false };

export async function createPaymentIntent(call: Call): Promise<Answer> {
  const { tx, now } = call;
  const given = readParams(CreateParams, call.params);
  if (!given.confirm) throw invalid('This simulator confirms payments at once.', 'confirm');
  await requireCustomer(tx, given.customer);
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: unixSeconds(now),
    livemode: false,
    client_secret: newClientSecret(id),
    status: 'requires_confirmation',
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    currency: given.currency,
    capture_method: given.capture_method,
    description: given.description ?? null,
    customer: given.customer,
    payment_method: given.payment_method,
    payment_method_types: given.allowed_payment_method_types,
    allowed_payment_method_types: given.allowed_payment_method_types,
    setup_future_usage: given.setup_future_usage ?? null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    metadata: given.metadata,
    ...unread.payment_intent,
  };
  const method = await usableMethod(call, given.payment_method, given.customer);
  const card = given.payment_method_options?.card;
  const answer = await attempt(call, intent, method, {
    isOffSession: given.off_session,
    isExtended: card?.request_extended_authorization === 'if_available',
  });
  if (answer.status !== 200 || !given.expand.includes('latest_charge')) return answer;
  return ok(await withCharge(tx, await requireObject(tx, 'payment_intent', id)));
}

export async function getPaymentIntent(call: Call): Promise<Answer> {
  const given = readParams(GetParams, call.params);
  const intent = await currentIntent(call);
  requireClientSecret(intent, call);
  return ok(given.expand.includes('latest_charge') ? await withCharge(call.tx, intent) : intent);
}

/** A customer's payments, newest first. */
export async function listPaymentIntents(call: Call): Promise<Answer> {
  const given = readParams(ListParams, call.params);
  const page = await listObjects(call.tx, 'payment_intent', {
    limit: given.limit,
    startingAfter: given.starting_after,
    since: given.created,
    having: { customer: given.customer },
  });
  const isWhole = given.expand.includes('data.latest_charge');
  const data: unknown[] = [];
  for (const { id } of page.data) {
    const intent = await currentIntent({ ...call, id });
    data.push(isWhole ? await withCharge(call.tx, intent) : intent);
  }
  return ok({ ...page, data });
}

/** The renter tries again in the browser, present to answer their bank. */
export async function confirmPaymentIntent(call: Call): Promise<Answer> {
  const given = readParams(ConfirmParams, call.params);
  const intent = await currentIntent(call);
  requireClientSecret(intent, call);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    throw unexpectedState('confirm', intent);
  }
  const method = await usableMethod(call, given.payment_method, intent.customer);
  return attempt(call, { ...intent, payment_method: method.id }, method, present);
}

/** The renter has answered their bank. */
export async function finishPaymentAtBank(call: Call, isApproved: boolean): Promise<Answer> {
  const intent = await currentIntent(call);
  requireClientSecret(intent, call);
  if (intent.status !== 'requires_action') return ok(intent);
  const method = await requireObject(call.tx, 'payment_method', intent.payment_method ?? '');
  if (!isApproved) {
    await refuse(call, intent, method, declined('payment_intent_authentication_failure'));
    return ok(await requireObject(call.tx, 'payment_intent', call.id));
  }
  return settle(call, intent, method, await traitsOf(call.tx, method.id), present);
}

export async function cancelPaymentIntent(call: Call): Promise<Answer> {
  readParams(z.strictObject({}), call.params);
  const intent = await currentIntent(call);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
    throw unexpectedState('cancel', intent);
  }
  return ok(await cancelIntent(call, intent, null));
}

export async function capturePaymentIntent(call: Call): Promise<Answer> {
  const given = readParams(z.strictObject({ amount_to_capture: cents.optional() }), call.params);
  const intent = await currentIntent(call);
  if (intent.status !== 'requires_capture') throw unexpectedState('capture', intent);
  const amount = given.amount_to_capture ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid('The amount to capture exceeds what is held.', 'amount_to_capture');
  }
  const captured: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  };
  await saveObject(call.tx, captured);
  await noteOnCharge(call.tx, captured, () => ({ captured: true, amount_captured: amount }));
  await emitEvent(call.tx, 'payment_intent.succeeded', captured, call.now);
  return ok(captured);
}

async function usableMethod(
  { tx }: Call,
  methodId: string,
  customer: string,
): Promise<PaymentMethod> {
  const method = await findObject(tx, 'payment_method', methodId);
  if (method?.customer === customer) return method;
  throw invalid(`No such PaymentMethod: '${methodId}'`, 'payment_method', 'resource_missing');
}

async function attempt(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  asked: Asked,
): Promise<Answer> {
  const traits = await traitsOf(call.tx, method.id);
  // Every card of ours was set up with its renter present, so only the strictest banks ask again.
  if (traits.authentication !== 'always') return settle(call, intent, method, traits, asked);
  if (asked.isOffSession) {
    const error = declined('authentication_required', 'authentication_required');
    return refuse(call, intent, method, error);
  }
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: bankPage(intent, call),
  };
  await saveObject(call.tx, waiting);
  await emitEvent(call.tx, 'payment_intent.requires_action', waiting, call.now);
  return ok(waiting);
}

async function settle(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  traits: CardTraits,
  asked: Asked,
): Promise<Answer> {
  const { tx, now } = call;
  const decline = await takeDecline(tx);
  if (decline) {
    const code = decline === 'expired_card' ? 'expired_card' : 'card_declined';
    return refuse(call, intent, method, declined(code, decline));
  }
  if (traits.refusesCharge) return refuse(call, intent, method, traits.refusesCharge);
  const { charges } = await readControls(tx);
  const isHold = intent.capture_method === 'manual';
  if (isHold || charges === 'at-once') return ok(await succeed(call, intent, method, asked));
  const processing: PaymentIntent = {
    ...intent,
    status: 'processing',
    last_payment_error: null,
    next_action: null,
  };
  await saveObject(tx, processing);
  await emitEvent(tx, 'payment_intent.processing', processing, now);
  return ok(processing);
}

/** The network has decided about a charge that was processing. */
export async function settleProcessing(
  tx: SimulatorQueries,
  id: string,
  end: 'succeeded' | 'failed',
  now: Temporal.Instant,
): Promise<boolean> {
  const intent = await findObject(tx, 'payment_intent', id);
  if (intent?.status !== 'processing') return false;
  const method = await requireObject(tx, 'payment_method', intent.payment_method ?? '');
  if (end === 'succeeded') {
    await succeed({ tx, now }, intent, method, present);
    return true;
  }
  await refuse({ tx, now }, intent, method, declined('card_declined', 'generic_decline'));
  return true;
}

type Moment = Pick<Call, 'tx' | 'now'>;

async function succeed(
  { tx, now }: Moment,
  intent: PaymentIntent,
  method: PaymentMethod,
  asked: Asked,
): Promise<PaymentIntent> {
  const isHold = intent.capture_method === 'manual';
  const traits = await traitsOf(tx, method.id);
  const charge = await saveCharge({ tx, now }, intent, method, traits, asked);
  const paid: PaymentIntent = {
    ...intent,
    status: isHold ? 'requires_capture' : 'succeeded',
    amount_capturable: isHold ? intent.amount : 0,
    amount_received: isHold ? 0 : intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  await saveObject(tx, paid);
  const type = isHold ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded';
  await emitEvent(tx, type, paid, now);
  if (traits.disputes) await openDispute(tx, paid.id, traits.disputes, now);
  return paid;
}

async function refuse(
  { tx, now }: Moment,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: IntentError,
): Promise<Answer> {
  const told = { ...error, payment_method: method };
  const refused: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: newId('ch'),
    last_payment_error: told,
    next_action: null,
  };
  await saveObject(tx, refused);
  await emitEvent(tx, 'payment_intent.payment_failed', refused, now);
  return cardError(told, { payment_intent: refused });
}

function unexpectedState(verb: string, { status }: PaymentIntent) {
  return invalid(
    `You cannot ${verb} this PaymentIntent because it has a status of ${status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}
