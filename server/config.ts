import { z } from 'zod';
import { simulatedParts } from '../contract/configuration.ts';
import { StartupError } from './startup-error.ts';

/** Every setting of the environment, read once. `.env.example` documents each; a test compares. */
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const simulator = z.literal('simulator').optional();

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOT_RELOAD: flag.default(false),
  SAMPLE_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  OPERATOR_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  PAYMENTS_PROVIDER: simulator,
  IDENTITY_PROVIDER: simulator,
  ADDRESSES_PROVIDER: simulator,
  MAIL_PROVIDER: simulator,
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
    simulated: [...simulatedParts],
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    contact: {
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      careersUrl: env.CAREERS_URL,
      businessFormUrl: env.BUSINESS_FORM_URL,
    },
  } as const;
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
