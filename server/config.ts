import { z } from 'zod';
import { simulatedParts } from '../contract/configuration.ts';
import { StartupError } from './startup-error.ts';

/** Every setting of the environment, read once. `.env.example` documents each; a test compares. */
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const webAddress = z.url({ protocol: /^https?$/ });
/** Paths are added to it. */
const origin = webAddress.transform((url) => new URL(url).origin);

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOT_RELOAD: flag.default(false),
  SAMPLE_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  OPERATOR_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  PAYMENTS_PROVIDER: z.enum(['simulator', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_SIMULATOR_URL: origin.optional(),
  IDENTITY_PROVIDER: z.enum(['simulator', 'persona']).optional(),
  PERSONA_API_KEY: z.string().min(1).optional(),
  PERSONA_TEMPLATE_ID: z.string().min(1).optional(),
  PERSONA_WEBHOOK_SECRET: z.string().min(1).optional(),
  PERSONA_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  PERSONA_API_URL: webAddress.default('https://api.withpersona.com/api/v1'),
  PERSONA_SIMULATOR_URL: origin.optional(),
  ADDRESSES_PROVIDER: z.enum(['simulator', 'mapbox', 'photon']).optional(),
  MAPBOX_TOKEN: z.string().min(1).optional(),
  PHOTON_URL: webAddress.optional(),
  MAIL_PROVIDER: z.enum(['simulator', 'smtp']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'needs an e-mail')
    .optional(),
  MAP_STYLE_URL: z.url().optional(),
  CONTACT_EMAIL: z.email().default('hello@handover.example'),
  CONTACT_PHONE: z.string().min(3).default('+1 212 555 0142'),
  CAREERS_URL: z.url().default('https://jobs.handover.example'),
  BUSINESS_FORM_URL: z.url().default('https://forms.handover.example/business'),
});

export const settingNames = Object.keys(Environment.shape);

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new StartupError(`A setting is wrong: ${problems.join('; ')}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) requireRealParts(env);
  const mail = mailOf(env);
  const payments = paymentsOf(env);
  const identity = identityOf(env);
  const addresses = addressesOf(env);
  const providers = {
    payments: payments.provider,
    identity: identity.provider,
    addresses: addresses.provider,
    mail: mail.provider,
  };

  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: env.DATA_FOLDER },
    dataFolder: env.DATA_FOLDER,
    role: env.ROLE,
    hotReload: env.HOT_RELOAD,
    // The sample fleet is for trying the product; in production it is loaded only when asked for.
    loadsSampleData: env.SAMPLE_DATA ?? !isProduction,
    sessionSecret: env.SESSION_SECRET ?? null,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    trustsProxy: env.TRUST_PROXY,
    mail,
    payments,
    identity,
    addresses,
    simulated: simulatedParts.filter((part) => providers[part] === 'simulator'),
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    contact: {
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      careersUrl: env.CAREERS_URL,
      businessFormUrl: env.BUSINESS_FORM_URL,
    },
  } as const;
}

/** Links in mail name the site, so whoever sends real mail says where the site is. */
function mailOf(env: z.infer<typeof Environment>) {
  const from = env.MAIL_FROM ?? `Handover <${env.CONTACT_EMAIL}>`;
  if (env.MAIL_PROVIDER !== 'smtp') return { provider: 'simulator' } as const;
  if (!env.SMTP_URL) throw new StartupError('MAIL_PROVIDER=smtp needs SMTP_URL.');
  if (!env.PUBLIC_URL) {
    throw new StartupError('MAIL_PROVIDER=smtp needs PUBLIC_URL: the links in mail lead there.');
  }
  return { provider: 'smtp', url: env.SMTP_URL, from } as const;
}

/** The simulator needs keys only when it is another process: in ours it makes its own. */
function paymentsOf(env: z.infer<typeof Environment>) {
  const url = env.STRIPE_SIMULATOR_URL;
  if (env.PAYMENTS_PROVIDER === 'stripe') {
    return { provider: 'stripe', ...stripeKeysOf(env, 'PAYMENTS_PROVIDER=stripe') } as const;
  }
  return {
    provider: 'simulator',
    elsewhere: url ? { url, ...stripeKeysOf(env, 'STRIPE_SIMULATOR_URL') } : null,
  } as const;
}

function stripeKeysOf(env: z.infer<typeof Environment>, what: string) {
  const secretKey = env.STRIPE_SECRET_KEY;
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new StartupError(
      `${what} needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.`,
    );
  }
  return { secretKey, publishableKey, webhookSecret };
}

/** As with cards: in our process the simulator makes its own key and secret. */
function identityOf(env: z.infer<typeof Environment>) {
  if (env.IDENTITY_PROVIDER === 'persona') {
    return {
      provider: 'persona',
      ...personaKeysOf(env, 'IDENTITY_PROVIDER=persona'),
      apiUrl: env.PERSONA_API_URL,
      environment: env.PERSONA_ENVIRONMENT,
    } as const;
  }
  const url = env.PERSONA_SIMULATOR_URL;
  return {
    provider: 'simulator',
    elsewhere: url ? { url, ...personaKeysOf(env, 'PERSONA_SIMULATOR_URL') } : null,
  } as const;
}

function personaKeysOf(env: z.infer<typeof Environment>, what: string) {
  const apiKey = env.PERSONA_API_KEY;
  const templateId = env.PERSONA_TEMPLATE_ID;
  const webhookSecret = env.PERSONA_WEBHOOK_SECRET;
  if (!apiKey || !templateId || !webhookSecret) {
    throw new StartupError(
      `${what} needs PERSONA_API_KEY, PERSONA_TEMPLATE_ID and PERSONA_WEBHOOK_SECRET.`,
    );
  }
  return { apiKey, templateId, webhookSecret };
}

function addressesOf(env: z.infer<typeof Environment>) {
  if (env.ADDRESSES_PROVIDER === 'mapbox') {
    if (!env.MAPBOX_TOKEN) throw new StartupError('ADDRESSES_PROVIDER=mapbox needs MAPBOX_TOKEN.');
    return { provider: 'mapbox', token: env.MAPBOX_TOKEN } as const;
  }
  if (env.ADDRESSES_PROVIDER === 'photon') {
    if (!env.PHOTON_URL) throw new StartupError('ADDRESSES_PROVIDER=photon needs PHOTON_URL.');
    return { provider: 'photon', url: env.PHOTON_URL } as const;
  }
  return { provider: 'simulator' } as const;
}

/** In production nothing is simulated because a setting is missing: it must be asked for by name. */
function requireRealParts(env: z.infer<typeof Environment>): void {
  const unnamed = (
    ['PAYMENTS_PROVIDER', 'IDENTITY_PROVIDER', 'ADDRESSES_PROVIDER', 'MAIL_PROVIDER'] as const
  ).filter((name) => env[name] === undefined);
  if (unnamed.length > 0) {
    throw new StartupError(
      `In production every provider is named: set ${unnamed.join(', ')} ("simulator" asks for the simulation).`,
    );
  }
  if (!env.SESSION_SECRET) {
    throw new StartupError(
      'In production SESSION_SECRET is needed: a random text of 32 characters or more.',
    );
  }
}
