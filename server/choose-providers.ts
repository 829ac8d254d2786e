import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

/** Who does the work outside, with all that they need; what is missing is told by name. */
export function chooseProviders(env: Environment) {
  if (env.NODE_ENV === 'production') requireNames(env);
  return {
    payments: paymentKeysOf(env),
    identity: identityOf(env),
    addresses: addressesOf(env),
    mail: mailOf(env),
  } as const;
}

/** In production nothing is simulated because a setting is missing: it must be asked for by name. */
function requireNames(env: Environment): void {
  const unnamed = (
    ['PAYMENTS_PROVIDER', 'IDENTITY_PROVIDER', 'ADDRESSES_PROVIDER', 'MAIL_PROVIDER'] as const
  ).filter((name) => env[name] === undefined);
  if (unnamed.length > 0) {
    throw new StartupError(
      `In production every provider is named: set ${unnamed.join(', ')} ("simulator" asks for the simulation).`,
    );
  }
}

/** The simulator needs keys only when it is another process: in ours it makes its own. */
function paymentKeysOf(env: Environment) {
  const keysFor = (what: string) => {
    const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
    const [secretKey, publishableKey, webhookSecret] = needed(env, what, names);
    return { secretKey, publishableKey, webhookSecret };
  };
  if (env.PAYMENTS_PROVIDER === 'stripe') {
    const keys = keysFor('PAYMENTS_PROVIDER=stripe');
    refuseTestKeys(env, keys);
    return { provider: 'stripe', ...keys } as const;
  }
  const url = env.STRIPE_SIMULATOR_URL;
  const elsewhere = url ? { url, ...keysFor('STRIPE_SIMULATOR_URL') } : null;
  return { provider: 'simulator', elsewhere } as const;
}

/** In production cards are charged; with keys that charge none it starts only when that is asked for by name. */
function refuseTestKeys(
  env: Environment,
  keys: { readonly secretKey: string; readonly publishableKey: string },
): void {
  const isTest = /^[sr]k_test_/.test(keys.secretKey) || keys.publishableKey.startsWith('pk_test_');
  if (env.NODE_ENV !== 'production' || !isTest || env.STRIPE_ENVIRONMENT === 'test') return;
  throw new StartupError(
    'The keys of Stripe are test keys, which charge nobody: set the live ones, or STRIPE_ENVIRONMENT=test.',
  );
}

/** Likewise: the sandbox believes any document. */
function refuseSandbox(env: Environment, { apiKey }: { readonly apiKey: string }): void {
  if (env.NODE_ENV !== 'production' || env.PERSONA_ENVIRONMENT === 'sandbox') return;
  const isSandbox = env.PERSONA_ENVIRONMENT === undefined || apiKey.startsWith('persona_sandbox_');
  if (!isSandbox) return;
  throw new StartupError(
    'Persona’s sandbox believes any document: set PERSONA_ENVIRONMENT=production with its key, or PERSONA_ENVIRONMENT=sandbox.',
  );
}

/** As with cards. */
function identityOf(env: Environment) {
  const keysFor = (what: string) => {
    const names = ['PERSONA_API_KEY', 'PERSONA_TEMPLATE_ID', 'PERSONA_WEBHOOK_SECRET'] as const;
    const [apiKey, templateId, webhookSecret] = needed(env, what, names);
    return { apiKey, templateId, webhookSecret };
  };
  if (env.IDENTITY_PROVIDER === 'persona') {
    const { PERSONA_API_URL: apiUrl, PERSONA_ENVIRONMENT: environment = 'sandbox' } = env;
    const keys = keysFor('IDENTITY_PROVIDER=persona');
    refuseSandbox(env, keys);
    return { provider: 'persona', apiUrl, environment, ...keys } as const;
  }
  const url = env.PERSONA_SIMULATOR_URL;
  const elsewhere = url ? { url, ...keysFor('PERSONA_SIMULATOR_URL') } : null;
  return { provider: 'simulator', elsewhere } as const;
}

function addressesOf(env: Environment) {
  if (env.ADDRESSES_PROVIDER === 'mapbox') {
    const [token] = needed(env, 'ADDRESSES_PROVIDER=mapbox', ['MAPBOX_TOKEN']);
    return { provider: 'mapbox', token } as const;
  }
  if (env.ADDRESSES_PROVIDER === 'photon') {
    const [url] = needed(env, 'ADDRESSES_PROVIDER=photon', ['PHOTON_URL']);
    return { provider: 'photon', url } as const;
  }
  return { provider: 'simulator' } as const;
}

/** Links in mail name the site, so whoever sends real mail says where the site is. */
function mailOf(env: Environment) {
  if (env.MAIL_PROVIDER !== 'smtp') return { provider: 'simulator' } as const;
  const [url] = needed(env, 'MAIL_PROVIDER=smtp', ['SMTP_URL', 'PUBLIC_URL']);
  return {
    provider: 'smtp',
    url,
    requiresTls: env.SMTP_TLS === 'required',
    from: env.MAIL_FROM ?? `Handover <${env.CONTACT_EMAIL}>`,
  } as const;
}

type Texts = { [N in keyof Environment]-?: NonNullable<Environment[N]> extends string ? N : never };
type TextName = Texts[keyof Texts];

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The values of these settings, in this order; or one sentence that names them. */
function needed<const N extends readonly TextName[]>(env: Environment, what: string, names: N) {
  const values = names.map((name) => {
    const value = env[name];
    if (value === undefined) throw new StartupError(`${what} needs ${inWords.format(names)}.`);
    return value;
  });
  return values as { [I in keyof N]: string };
}
