import { Currency } from '../contract/money.ts';
import type { Environment } from './environment.ts';
import { needed } from './needed-settings.ts';
import { StartupError } from './startup-error.ts';

/** An account at the payment provider, and the currencies whose trips are paid there. */
export interface AccountPlan {
  /** `main`, or the currency that it is for: `usd`. */
  readonly name: string;
  readonly currencies: readonly Currency[];
}

export interface AccountKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export type KeyedAccount = AccountPlan & AccountKeys;

/** The simulator needs keys only when it is another process: in ours it makes its own. */
export function paymentAccountsOf(env: Environment) {
  if (env.PAYMENTS_PROVIDER === 'stripe') {
    const accounts = keyedAccounts(env, 'PAYMENTS_PROVIDER=stripe');
    for (const keys of accounts) refuseTestKeys(env, keys);
    return { provider: 'stripe', accounts } as const;
  }
  const url = env.STRIPE_SIMULATOR_URL;
  const elsewhere = url ? { url, accounts: keyedAccounts(env, 'STRIPE_SIMULATOR_URL') } : null;
  const simulated = plansFor(env.STRIPE_SIMULATOR_ACCOUNTS);
  return { provider: 'simulator', elsewhere, simulated } as const;
}

/** One account for all currencies, but for those that have one of their own. */
function plansFor(apart: readonly Currency[]): readonly AccountPlan[] {
  return [
    { name: 'main', currencies: Currency.options.filter((one) => !apart.includes(one)) },
    ...Currency.options
      .filter((one) => apart.includes(one))
      .map((currency) => ({ name: currency.toLowerCase(), currencies: [currency] })),
  ];
}

/** A currency has an account of its own as soon as one of its keys is set; then it needs all three. */
function keyedAccounts(env: Environment, what: string): readonly KeyedAccount[] {
  const apart = Currency.options.filter((one) => settingsOf(one).some((name) => env[name]));
  return plansFor(apart).flatMap((plan) => {
    const [currency] = plan.name === 'main' ? [] : plan.currencies;
    const names = currency ? settingsOf(currency) : mainSettings;
    const isUnused = plan.currencies.length === 0 && names.every((name) => !env[name]);
    if (isUnused) return [];
    const asking = currency ? `A Stripe account for ${currency}` : what;
    const [secretKey, publishableKey, webhookSecret] = needed(env, asking, names);
    return { ...plan, secretKey, publishableKey, webhookSecret };
  });
}

const mainSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const settingsOf = (currency: Currency) =>
  [
    `STRIPE_SECRET_KEY_${currency}`,
    `STRIPE_PUBLISHABLE_KEY_${currency}`,
    `STRIPE_WEBHOOK_SECRET_${currency}`,
  ] as const;

/** In production cards are charged; with keys that charge none it starts only when that is asked for by name. */
function refuseTestKeys(env: Environment, keys: AccountKeys): void {
  const isTest = /^[sr]k_test_/.test(keys.secretKey) || keys.publishableKey.startsWith('pk_test_');
  if (env.NODE_ENV !== 'production' || !isTest || env.STRIPE_ENVIRONMENT === 'test') return;
  throw new StartupError(
    'The keys of Stripe are test keys, which charge nobody: set the live ones, or STRIPE_ENVIRONMENT=test.',
  );
}
