import { paymentAccountsOf } from './choose-payment-accounts.ts';
import type { Environment } from './environment.ts';
import { needed } from './needed-settings.ts';
import { StartupError } from './startup-error.ts';

/** Who does the work outside, with all that they need; what is missing is told by name. */
export function chooseProviders(env: Environment) {
  if (env.NODE_ENV === 'production') requireNames(env);
  return {
    payments: paymentAccountsOf(env),
    identity: identityOf(env),
    addresses: addressesOf(env),
    mail: mailOf(env),
    texts: textsOf(env),
    storage: storageOf(env),
  } as const;
}

/** In production nothing is simulated because a setting is missing: it must be asked for by name. */
function requireNames(env: Environment): void {
  const unnamed = (
    [
      'PAYMENTS_PROVIDER',
      'IDENTITY_PROVIDER',
      'ADDRESSES_PROVIDER',
      'MAIL_PROVIDER',
      'TEXTS_PROVIDER',
    ] as const
  ).filter((name) => env[name] === undefined);
  if (unnamed.length > 0) {
    throw new StartupError(
      `In production every provider is named: set ${unnamed.join(', ')} ("simulator" asks for the simulation).`,
    );
  }
}

/** As with the test keys of Stripe: the sandbox believes any document. */
function refuseSandbox(env: Environment, { apiKey }: { readonly apiKey: string }): void {
  if (env.NODE_ENV !== 'production' || env.PERSONA_ENVIRONMENT === 'sandbox') return;
  const isSandbox = env.PERSONA_ENVIRONMENT === undefined || apiKey.startsWith('persona_sandbox_');
  if (!isSandbox) return;
  throw new StartupError(
    'Persona’s sandbox believes any document: set PERSONA_ENVIRONMENT=production with its key, or PERSONA_ENVIRONMENT=sandbox.',
  );
}

/** As with cards: only a simulator in another process needs keys. */
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

/** A folder is no simulation: one machine alone needs nothing else. */
function storageOf(env: Environment) {
  if (env.STORAGE_PROVIDER === 'folder') return { provider: 'folder' } as const;
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const what = 'STORAGE_PROVIDER=s3';
  const [endpoint, bucket, accessKeyId, secretAccessKey] = needed(env, what, names);
  const region = env.S3_REGION;
  return { provider: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey } as const;
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

/** What Twilio signs names the site, so whoever sends real texts says where the site is. */
function textsOf(env: Environment) {
  if (env.TEXTS_PROVIDER === 'none') return { provider: 'none' } as const;
  if (env.TEXTS_PROVIDER !== 'twilio') return { provider: 'simulator' } as const;
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_NUMBER', 'PUBLIC_URL'] as const;
  const [accountSid, authToken, number] = needed(env, 'TEXTS_PROVIDER=twilio', names);
  return {
    provider: 'twilio',
    apiUrl: env.TWILIO_API_URL,
    accountSid,
    authToken,
    apiKey: apiKeyOf(env),
    number,
    messagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID ?? null,
  } as const;
}

/** Half a key is a mistake; without one the account's own token is used. */
function apiKeyOf(env: Environment) {
  if (!env.TWILIO_API_KEY_SID && !env.TWILIO_API_KEY_SECRET) return null;
  const names = ['TWILIO_API_KEY_SID', 'TWILIO_API_KEY_SECRET'] as const;
  const [sid, secret] = needed(env, 'TWILIO_API_KEY', names);
  return { sid, secret };
}
