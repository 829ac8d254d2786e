import { z } from 'zod';
import { Currency } from '../contract/money.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const webAddress = z.url({ protocol: /^https?$/ });
/** Paths are added to it. */
const origin = webAddress.transform((url) => new URL(url).origin);
/** `EUR,USD` */
const currencies = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(Currency));
const stripeKeys = {
  secret: z.string().min(8).optional(),
  publishable: z.string().startsWith('pk_').optional(),
  webhook: z.string().startsWith('whsec_').optional(),
};

/** Every setting of the environment. `.env.example` documents each; a test compares. */
export const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: webAddress.optional(),
  CONSOLE_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  CONSOLE_URL: webAddress.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(500).default(20),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOT_RELOAD: flag.default(false),
  SAMPLE_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'needs at least 32 characters').optional(),
  OPERATOR_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  PAYMENTS_PROVIDER: z.enum(['simulator', 'stripe']).optional(),
  STRIPE_SECRET_KEY: stripeKeys.secret,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishable,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhook,
  STRIPE_SECRET_KEY_EUR: stripeKeys.secret,
  STRIPE_PUBLISHABLE_KEY_EUR: stripeKeys.publishable,
  STRIPE_WEBHOOK_SECRET_EUR: stripeKeys.webhook,
  STRIPE_SECRET_KEY_USD: stripeKeys.secret,
  STRIPE_PUBLISHABLE_KEY_USD: stripeKeys.publishable,
  STRIPE_WEBHOOK_SECRET_USD: stripeKeys.webhook,
  STRIPE_ENVIRONMENT: z.enum(['test', 'live']).optional(),
  STRIPE_SIMULATOR_URL: origin.optional(),
  STRIPE_SIMULATOR_ACCOUNTS: currencies.default([]),
  IDENTITY_PROVIDER: z.enum(['simulator', 'persona']).optional(),
  PERSONA_API_KEY: z.string().min(1).optional(),
  PERSONA_TEMPLATE_ID: z.string().min(1).optional(),
  PERSONA_WEBHOOK_SECRET: z.string().min(1).optional(),
  PERSONA_ENVIRONMENT: z.enum(['sandbox', 'production']).optional(),
  PERSONA_API_URL: webAddress.default('https://api.withpersona.com/api/v1'),
  PERSONA_SIMULATOR_URL: origin.optional(),
  STORAGE_PROVIDER: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ADDRESSES_PROVIDER: z.enum(['simulator', 'mapbox', 'photon']).optional(),
  MAPBOX_TOKEN: z.string().min(1).optional(),
  PHOTON_URL: webAddress.optional(),
  MAIL_PROVIDER: z.enum(['simulator', 'smtp']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TLS: z.enum(['required', 'offered']).default('required'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'needs an email address')
    .optional(),
  TEXTS_PROVIDER: z.enum(['simulator', 'twilio', 'none']).optional(),
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_API_KEY_SID: z.string().startsWith('SK').optional(),
  TWILIO_API_KEY_SECRET: z.string().min(1).optional(),
  TWILIO_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'needs a number as +12125550100')
    .optional(),
  TWILIO_MESSAGING_SERVICE_SID: z.string().startsWith('MG').optional(),
  TWILIO_API_URL: origin.default('https://api.twilio.com'),
  MAP_STYLE_URL: z.url().optional(),
  CONTACT_EMAIL: z.email().default('hello@handover.example'),
  OPERATIONS_EMAIL: z.email().optional(),
  CONTACT_PHONE: z.string().min(3).default('+1 212 555 0100'),
  CAREERS_URL: z.url().default('https://jobs.handover.example'),
  BUSINESS_FORM_URL: z.url().default('https://forms.handover.example/business'),
});

export type Environment = z.infer<typeof Environment>;
export const settingNames = Object.keys(Environment.shape);
