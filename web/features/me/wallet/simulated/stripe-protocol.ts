import { timeoutsMs } from '../../../../../domain/policy-constants.ts';
import { readExpiry } from '../card-expiry.ts';
import { digitsOf } from '../card-number.ts';
import type { CardValues } from '../card-values.ts';

/** What our card form says to the simulated provider: Stripe's own protocol, from the browser. */
const ROOT = '/sim/stripe';

interface ProviderError {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
}

interface IntentFailure extends ProviderError {
  readonly payment_method?: { readonly id: string };
}

export interface Intent {
  readonly object: 'setup_intent' | 'payment_intent';
  readonly status: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly next_action: {
    readonly redirect_to_url?: { readonly url: string };
    readonly use_stripe_sdk?: { readonly stripe_js: string };
  } | null;
  readonly last_setup_error?: IntentFailure | null;
  readonly last_payment_error?: IntentFailure | null;
}

type Answer = { readonly intent: Intent } | { readonly error: ProviderError };

async function send(key: string, path: string, form?: Record<string, string>): Promise<Answer> {
  const answer = await fetch(ROOT + path, {
    method: form ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeoutsMs.paymentMethod),
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const body = (await answer.json()) as Intent & { readonly error?: ProviderError };
  if (answer.ok) return { intent: body };
  // Only a refused card is news for the renter; all else is a fault.
  if (body.error?.type === 'card_error') return { error: body.error };
  throw new Error(`the payment provider answered ${answer.status}`);
}

/** An intent's id stands before its secret. */
const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** A card that was typed in, or the token that a wallet gave for one. */
export type Entered = CardValues | { readonly token: string };

export function confirmSetup(key: string, clientSecret: string, card: Entered): Promise<Answer> {
  return send(key, `/v1/setup_intents/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    return_url: location.href,
    'payment_method_data[type]': 'card',
    ...('token' in card ? { 'payment_method_data[card][token]': card.token } : typed(card)),
  });
}

function typed(card: CardValues) {
  const expiry = readExpiry(card.expiry);
  return {
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': card.cvc,
  };
}

export function readPayment(key: string, clientSecret: string): Promise<Answer> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  return send(key, `/v1/payment_intents/${idOf(clientSecret)}?${query}`);
}

export function confirmPayment(
  key: string,
  clientSecret: string,
  paymentMethod: string,
): Promise<Answer> {
  return send(key, `/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: paymentMethod,
    return_url: location.href,
  });
}

export type BankAnswer = 'approve' | 'refuse';

/** Tells the bank's page, to which the intent leads, what the renter decided. */
export function answerBank(
  key: string,
  clientSecret: string,
  intent: Intent,
  outcome: BankAnswer,
): Promise<Answer> {
  const { redirect_to_url, use_stripe_sdk } = intent.next_action ?? {};
  const { pathname } = new URL(
    redirect_to_url?.url ?? use_stripe_sdk?.stripe_js ?? '',
    location.href,
  );
  return send(key, pathname, { client_secret: clientSecret, outcome });
}
