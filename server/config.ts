import { simulatedParts } from '../contract/configuration.ts';
import { chooseProviders } from './choose-providers.ts';
import { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export type Config = ReturnType<typeof readConfig>;

/** The environment, read once and checked as a whole. */
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
  const providers = chooseProviders(env);
  if (isProduction && !env.SESSION_SECRET) {
    throw new StartupError(
      'In production SESSION_SECRET is needed: a random text of 32 characters or more.',
    );
  }
  // Whether cookies are for https only, and where links in mail lead, hangs on it.
  if (isProduction && !env.PUBLIC_URL) {
    throw new StartupError('In production PUBLIC_URL is needed: the address that renters see.');
  }
  // It serves the sources, and lets pages connect to a web socket on the visitor's own machine.
  if (isProduction && env.HOT_RELOAD) {
    throw new StartupError('HOT_RELOAD is for development; take it out in production.');
  }

  if (env.CONSOLE_URL && env.PUBLIC_URL && sameOrigin(env.CONSOLE_URL, env.PUBLIC_URL)) {
    throw new StartupError(
      'CONSOLE_URL needs an origin of its own, other than that of PUBLIC_URL.',
    );
  }

  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    throw new StartupError(
      'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.',
    );
  }

  return {
    isProduction,
    port: env.PORT,
    // While it is tried out, nobody else in the network is let in unless asked for.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ?? null,
    // In production it is opened only where somebody said at which address.
    console:
      isProduction && !env.CONSOLE_URL
        ? null
        : { port: env.CONSOLE_PORT, publicUrl: env.CONSOLE_URL ?? null },
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS }
      : { folder: env.DATA_FOLDER },
    replica: env.DATABASE_REPLICA_URL
      ? { url: env.DATABASE_REPLICA_URL, connections: env.DATABASE_CONNECTIONS }
      : null,
    dataFolder: env.DATA_FOLDER,
    role: env.ROLE,
    hotReload: env.HOT_RELOAD,
    // The sample fleet is for trying the product; in production it is loaded only when asked for.
    loadsSampleData: env.SAMPLE_DATA ?? !isProduction,
    sessionSecret: env.SESSION_SECRET ?? null,
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    trustsProxy: env.TRUST_PROXY,
    ...providers,
    simulated: simulatedParts.filter((part) => providers[part].provider === 'simulator'),
    /** Who is notified of what a person has to do, such as answer a dispute. */
    operationsEmail: env.OPERATIONS_EMAIL ?? env.CONTACT_EMAIL,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    contact: {
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      careersUrl: env.CAREERS_URL,
      businessFormUrl: env.BUSINESS_FORM_URL,
    },
  } as const;
}

const sameOrigin = (one: string, other: string) => new URL(one).origin === new URL(other).origin;
