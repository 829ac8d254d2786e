import Stripe from 'stripe';
import { wallets } from '../../../domain/card-brand.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { apiVersion } from './api-version.ts';
import {
  type Card,
  type CardPayment,
  type CardSetupState,
  ForgedWebhook,
  type PaymentAccount,
  type PaymentOutcome,
  PaymentsUnavailable,
  PaymentUndecided,
  type RefundOutcome,
} from './port.ts';
import { listStripeBalance } from './stripe-balance.ts';
import { disputeOf, listStripeDisputes } from './stripe-disputes.ts';
import { failureOf, withoutSecrets } from './stripe-errors.ts';
import { findStripePayment, findStripeRefund } from './stripe-find.ts';
import { listStripePayments } from './stripe-payments.ts';

/** Two attempts fit into the ten seconds after which a worker's job is given to another. */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;
const SIGNATURE_TOLERANCE_SECONDS = 300;

export interface StripeOptions
  extends Pick<PaymentAccount, 'name' | 'currencies' | 'publishableKey'> {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The age of a signature is judged by the clock of whoever signs. */
  readonly now: () => Temporal.Instant;
  /** How Stripe, or what speaks like it, is reached; by default the network. */
  readonly fetch?: typeof fetch;
  readonly url?: string;
  readonly timeoutMs?: number;
}

/** Of a Visa whose holder is not there. */
const SHORTEST_HOLD = { hours: 4 * 24 + 18 };

/** Some cards can be held for a month; where they can, they are renewed less often. */
const askedOfHolds = {
  payment_method_options: { card: { request_extended_authorization: 'if_available' } },
} as const;

/** Their bank may ask them, in Stripe's window, and what they approve is the mandate for later. */
const withRenter = { setup_future_usage: 'off_session', use_stripe_sdk: true } as const;
const withoutRenter = { off_session: true } as const;

export function createStripeAccount(options: StripeOptions): PaymentAccount {
  const stripe = new Stripe(options.secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(options.url ? addressOf(options.url) : {}),
  });
  const breaker = createCircuitBreaker(PaymentsUnavailable);

  /** Every call goes through here: out come answers, outcomes, and errors without secrets. */
  function ask<T>(
    call: (api: Stripe) => Promise<T>,
    refused?: (error: Refused) => T | undefined,
  ): Promise<T> {
    return breaker.run(async () => {
      try {
        return await call(stripe);
      } catch (error) {
        const outcome = isRefusal(error) ? refused?.(error) : undefined;
        if (outcome !== undefined) return outcome;
        throw withoutSecrets(error);
      }
    });
  }

  function pay(payment: CardPayment, capture_method: 'automatic' | 'manual', key: string) {
    return ask<PaymentOutcome>(
      async (api) =>
        outcomeNow(
          api,
          await api.paymentIntents.create(
            {
              amount: payment.cents,
              currency: payment.currency.toLowerCase(),
              customer: payment.customerRef,
              payment_method: payment.cardRef,
              allowed_payment_method_types: ['card'],
              confirm: true,
              ...(payment.isRenterPresent ? withRenter : withoutRenter),
              capture_method,
              ...(capture_method === 'manual' ? askedOfHolds : {}),
              description: payment.description,
              metadata: { paymentId: payment.paymentId },
              expand: ['latest_charge'],
            },
            { idempotencyKey: key },
          ),
        ),
      refusedPayment,
    );
  }

  return {
    name: options.name,
    currencies: options.currencies,
    publishableKey: options.publishableKey,
    async createCustomer({ userId, email, name }, key) {
      const given = { email, name, metadata: { userId } };
      return (await ask((api) => api.customers.create(given, { idempotencyKey: key }))).id;
    },
    async removeCustomer(customerRef) {
      await ask<unknown>(
        (api) => api.customers.del(customerRef),
        (error) => (error.code === 'resource_missing' ? null : undefined),
      );
    },
    async createCardSetup(customer, key) {
      const intent = await ask((api) =>
        api.setupIntents.create(
          { customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey: key },
        ),
      );
      return { ref: intent.id, clientSecret: intent.client_secret ?? '' };
    },
    readCardSetup: (ref) =>
      ask(async (api) =>
        setupStateOf(await api.setupIntents.retrieve(ref, { expand: ['payment_method'] })),
      ),
    async removeCard(cardRef) {
      const detached = await ask<unknown>(
        (api) => api.paymentMethods.detach(cardRef, {}, { idempotencyKey: `detach-${cardRef}` }),
        () => 'refused',
      );
      if (detached !== 'refused') return;
      // Refused because it is no longer there? Then all is as it should be.
      const method = await ask(
        (api) => api.paymentMethods.retrieve(cardRef),
        (error) => (error.code === 'resource_missing' ? null : undefined),
      );
      if (method?.customer) throw new Error('the payment provider keeps a card that was removed');
    },
    charge: (payment, key) => pay(payment, 'automatic', key),
    hold: (payment, key) => pay(payment, 'manual', key),
    readPayment: (ref) =>
      ask(async (api) =>
        outcomeOf(await api.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })),
      ),
    findPayment: async (sought, since) => {
      const intent = await findStripePayment(sought, since, ask);
      return intent ? outcomeOf(intent) : null;
    },
    async release(ref, key) {
      const canceled = await ask<Stripe.PaymentIntent | null>(
        (api) => api.paymentIntents.cancel(ref, {}, { idempotencyKey: key }),
        (error) => (error.code === 'payment_intent_unexpected_state' ? null : undefined),
      );
      if (canceled) return;
      const { status } = await ask((api) => api.paymentIntents.retrieve(ref));
      if (status !== 'canceled') throw new Error(`a payment that is ${status} cannot be released`);
    },
    async capture(ref, cents, key) {
      const taken = await ask<PaymentOutcome | null>(
        async (api) =>
          outcomeOf(
            await api.paymentIntents.capture(
              ref,
              { amount_to_capture: cents },
              { idempotencyKey: key },
            ),
          ),
        (error) =>
          error.code === 'payment_intent_unexpected_state' ? null : refusedPayment(error),
      );
      // Taken by an earlier call, or ended by itself: as it stands is how it ended.
      return taken ?? ask(async (api) => outcomeOf(await api.paymentIntents.retrieve(ref)));
    },
    refund: ({ paymentRef, cents, paymentId }, key) =>
      ask<RefundOutcome>(
        async (api) =>
          refundOutcomeOf(
            await api.refunds.create(
              { payment_intent: paymentRef, amount: cents, metadata: { paymentId } },
              { idempotencyKey: key },
            ),
          ),
        (error) => ({ status: 'failed', ref: null, code: error.code ?? 'refund_refused' }),
      ),
    readRefund: (ref) => ask(async (api) => refundOutcomeOf(await api.refunds.retrieve(ref))),
    findRefund: async (sought) => {
      const refund = await findStripeRefund(sought, ask);
      return refund ? refundOutcomeOf(refund) : null;
    },
    readDispute: (ref) =>
      ask(async (api) =>
        disputeOf(await api.disputes.retrieve(ref, { expand: ['payment_intent'] })),
      ),
    listDisputes: (since) => listStripeDisputes(since, ask),
    listPayments: (since) => listStripePayments(since, ask),
    listBalance: (from, to) => listStripeBalance(from, to, ask),
    async readWebhook(body, headers) {
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          headers.get('stripe-signature') ?? '',
          options.webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          undefined,
          options.now().epochMilliseconds,
        )
        // The SDK's error repeats the body and the signature.
        .catch(() => {
          throw new ForgedWebhook('the signature does not fit the event, or is too old');
        });
      const about = event.data.object as { readonly id?: string };
      return { id: event.id, subject: subjectOf(event.type), ref: about.id ?? '' };
    },
  };
}

type Refused = InstanceType<typeof Stripe.errors.StripeError>;

function isRefusal(error: unknown): error is Refused {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  return error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
}

function refusedPayment(error: Refused): PaymentOutcome | undefined {
  const { payment_intent: intent } = error;
  if (error instanceof Stripe.errors.StripeCardError) {
    return intent ? outcomeOf(intent) : { status: 'failed', ref: null, code: failureOf(error) };
  }
  // A card that was taken away at the provider is, to its renter, a card that does not work.
  const isGone =
    error.code === 'resource_missing' && ['payment_method', 'customer'].includes(error.param ?? '');
  // An amount that no card is charged (too small) will not be charged the next time either.
  const isUnchargeable = error.param === 'amount';
  return isGone || isUnchargeable ? { status: 'failed', ref: null, code: 'card_error' } : undefined;
}

/** A key repeats the answer of its first call: a payment that was processing then may be decided. */
async function outcomeNow(api: Stripe, made: Stripe.PaymentIntent): Promise<PaymentOutcome> {
  return outcomeOf(
    made.status === 'processing' ? await api.paymentIntents.retrieve(made.id) : made,
  );
}

function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  const { id: ref, status, client_secret, last_payment_error: error } = intent;
  switch (status) {
    case 'succeeded':
      return { status: 'succeeded', ref };
    case 'requires_capture':
      return { status: 'held', ref, until: endOfHold(intent) };
    case 'canceled':
      return { status: 'released', ref };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'waiting', ref, clientSecret: client_secret ?? '' };
    case 'requires_payment_method':
      // The renter was absent and their bank wants to see them: they can still approve it.
      return error?.code === 'authentication_required'
        ? { status: 'waiting', ref, clientSecret: client_secret ?? '' }
        : { status: 'failed', ref, code: failureOf(error ?? {}) };
    case 'processing':
      throw new PaymentUndecided('the card network has not decided about a payment yet');
    default:
      throw new Error(`a card payment is ${status}`);
  }
}

/** Stripe says when it will let go; should it ever not, we take it for the shortest hold there is. */
function endOfHold({ latest_charge, created }: Stripe.PaymentIntent): Temporal.Instant {
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  const until = charge?.payment_method_details?.card?.capture_before;
  const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
  return until ? instant(until) : instant(created).add(SHORTEST_HOLD);
}

function refundOutcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { status, ref: id };
  if (status === 'failed' || status === 'canceled') {
    return { status: 'failed', ref: id, code: failure_reason ?? 'refund_failed' };
  }
  return { status: 'pending', ref: id };
}

function setupStateOf(intent: Stripe.SetupIntent): CardSetupState {
  if (intent.status === 'canceled') return { status: 'failed', code: 'canceled' };
  const { payment_method: method } = intent;
  // A refused card leaves the form open: the renter may correct it or take another.
  if (intent.status !== 'succeeded') return { status: 'waiting' };
  if (!method || typeof method === 'string' || !method.card) {
    return { status: 'failed', code: 'not_a_card' };
  }
  return { status: 'succeeded', card: cardOf(method.id, method.card) };
}

function cardOf(ref: string, card: Stripe.PaymentMethod.Card): Card {
  // Stripe's brands do not tell these two from Visa and Mastercard; their description does.
  const refined = /visa electron|maestro/i.exec(card.description ?? '')?.[0].toLowerCase();
  const fundings: readonly string[] = ['credit', 'debit', 'prepaid'];
  return {
    ref,
    brand: refined ?? card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    funding: fundings.includes(card.funding) ? (card.funding as Card['funding']) : 'unknown',
    wallet: wallets.find((wallet) => wallet === card.wallet?.type) ?? null,
  };
}

function subjectOf(type: string) {
  if (type.startsWith('payment_intent.')) return 'payment';
  if (type.startsWith('refund.')) return 'refund';
  if (type.startsWith('charge.dispute.')) return 'dispute';
  return type.startsWith('setup_intent.') ? 'card-setup' : 'other';
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
  } as const;
}
