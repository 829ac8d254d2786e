/** A renter at a card form: what a browser sends straight to the provider. */
export interface Browser {
  readonly publishableKey: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export interface IntentAnswer {
  readonly id: string;
  readonly status: string;
  readonly payment_method?: string | null;
  readonly next_action: {
    redirect_to_url?: { url: string };
    use_stripe_sdk?: { stripe_js: string };
  } | null;
  readonly last_payment_error: { code: string; payment_method: { id: string } } | null;
  readonly error?: { type: string; code?: string; decline_code?: string; message: string };
}

async function send(
  { fetch, publishableKey }: Browser,
  path: string,
  form: Record<string, string> | null,
): Promise<IntentAnswer> {
  const answer = await fetch(path, {
    method: form ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${publishableKey}`,
      ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  });
  return (await answer.json()) as IntentAnswer;
}

export const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

export function enterCard(
  browser: Browser,
  clientSecret: string,
  number: string,
  changes: Record<string, string> = {},
): Promise<IntentAnswer> {
  return send(browser, `/v1/setup_intents/${intentOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2031',
    'payment_method_data[card][cvc]': '123',
    ...changes,
  });
}

export function payWithWallet(
  browser: Browser,
  clientSecret: string,
  token: string,
): Promise<IntentAnswer> {
  return send(browser, `/v1/setup_intents/${intentOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': token,
  });
}

/** A payment as its renter's browser sees it. */
export function readIntent(browser: Browser, clientSecret: string): Promise<IntentAnswer> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  return send(browser, `/v1/payment_intents/${intentOf(clientSecret)}?${query}`, null);
}

/** The renter comes back to a payment that their bank wants to see approved. */
export async function confirmPayment(
  browser: Browser,
  clientSecret: string,
): Promise<IntentAnswer> {
  const intent = await readIntent(browser, clientSecret);
  return send(browser, `/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: intent.last_payment_error?.payment_method.id ?? intent.payment_method ?? '',
  });
}

export function answerBank(
  browser: Browser,
  intent: IntentAnswer,
  clientSecret: string,
  outcome: 'approve' | 'refuse',
): Promise<IntentAnswer> {
  const { redirect_to_url, use_stripe_sdk } = intent.next_action ?? {};
  const { pathname } = new URL(redirect_to_url?.url ?? use_stripe_sdk?.stripe_js ?? '');
  return send(browser, pathname, { client_secret: clientSecret, outcome });
}
