import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { accountPolicy, sessionPolicy } from '../../domain/policy-constants.ts';
import type { Database } from '../db/connect.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { finishSignIn } from './factors/finish-sign-in.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { whereFrom } from './where-from.ts';

export type Auth = ReturnType<typeof createAuth>;

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The sign-in library on our own tables. */
export function createAuth(
  database: Database,
  options: {
    readonly secret: string;
    readonly baseUrl: string | null;
    readonly onSignedUp: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  },
) {
  const isHttps = options.baseUrl?.startsWith('https:') ?? false;
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
  return betterAuth({
    secret: options.secret,
    basePath: '/api/auth',
    ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
    database: { db: database.kysely, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountPolicy.passwordMinLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...times } },
    session: {
      modelName: 'sessions',
      expiresIn: sessionPolicy.unusedDays * SECONDS_PER_DAY,
      updateAge: sessionPolicy.renewedAfterDays * SECONDS_PER_DAY,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
    plugins: [finishSignIn],
    // Our own limits stand before the library, and count by account, too.
    rateLimit: { enabled: false },
    databaseHooks: {
      user: { create: { after: ({ id, email }) => options.onSignedUp({ id, email }) } },
      session: {
        create: {
          async before({ userId }, context) {
            await refuseBarredUser(database, userId);
            if (context?.path === '/sign-in/email') await refuseWithFactor(database, userId);
            return { data: whereFrom() };
          },
        },
      },
    },
    advanced: {
      // By the address renters see, and for this very host: the library's own prefix for https goes by
      // how the process was started, and lets a neighbouring host set the cookie.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-handover' : 'handover',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      // Of an address only a part is stored, by `whereFrom`.
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
    // The library would make an error of its own of it, in which nobody can see what it was.
    onAPIError: {
      onError(error) {
        if (isDatabaseAway(error)) throw error;
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

/** Administrators and disabled accounts get no session; the password was right, so we may say why. */
async function refuseBarredUser(database: Database, userId: string): Promise<void> {
  const user = await database.kysely
    .selectFrom('users')
    .select(['admin', 'disabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.admin) throw new APIError('FORBIDDEN', { code: 'ADMIN_REFUSED' });
  if (user?.disabled) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED' });
}

/** A password alone is not enough for whoever has a second factor. */
async function refuseWithFactor(database: Database, userId: string): Promise<void> {
  const factor = await database.kysely
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (factor) throw new APIError('UNAUTHORIZED', { code: 'SECOND_FACTOR_NEEDED' });
}
