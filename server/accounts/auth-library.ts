import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { accountPolicy } from '../../domain/policy-constants.ts';
import type { Database } from '../db/connect.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { finishSignIn } from './factors/finish-sign-in.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { whereFrom } from './where-from.ts';

export type Auth = ReturnType<typeof openAuthLibrary>;

/** What every instance needs, whoever signs in with it. */
export interface AuthGround {
  readonly secret: string;
  /** What it sealed can still be read. */
  readonly previousSecret?: string | null;
  /** The address that a browser sees. */
  readonly baseUrl: string | null;
}

interface Instance extends AuthGround {
  readonly tables: Readonly<Record<'user' | 'session' | 'account' | 'verification', string>>;
  readonly basePath: string;
  readonly cookiePrefix: string;
  readonly sessionSeconds: number;
  /** After so many a session that is used is renewed; null: it ends when it ends. */
  readonly renewedAfterSeconds: number | null;
  readonly onSignedUp?: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  /** Refuses whoever gets no session; `path` is where it was asked for. */
  readonly beforeSession: (userId: string, path: string | undefined) => Promise<void>;
}

/** The sign-in library on tables of ours. */
export function openAuthLibrary(database: Database, instance: Instance) {
  const isHttps = instance.baseUrl?.startsWith('https:') ?? false;
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
  const { tables } = instance;
  return betterAuth({
    secret: instance.secret,
    secrets: [instance.secret, instance.previousSecret ?? []].flat().map(numbered),
    basePath: instance.basePath,
    ...(instance.baseUrl ? { baseURL: instance.baseUrl } : {}),
    database: { db: database.kysely, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountPolicy.passwordMinLength,
      // Counted in UTF-16 units: as many as our own limit, in characters, may have.
      maxPasswordLength: 2 * accountPolicy.passwordMaxLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { modelName: tables.user, fields: { emailVerified: 'email_verified', ...times } },
    session: {
      modelName: tables.session,
      expiresIn: instance.sessionSeconds,
      updateAge: instance.renewedAfterSeconds ?? instance.sessionSeconds,
      disableSessionRefresh: instance.renewedAfterSeconds === null,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: tables.account,
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
    verification: { modelName: tables.verification, fields: { expiresAt: 'expires_at', ...times } },
    plugins: [finishSignIn],
    // Our own limits stand before the library, and count by account, too.
    rateLimit: { enabled: false },
    databaseHooks: {
      user: { create: { after: async ({ id, email }) => instance.onSignedUp?.({ id, email }) } },
      session: {
        create: {
          async before({ userId }, context) {
            await instance.beforeSession(userId, context?.path);
            return { data: whereFrom() };
          },
        },
      },
    },
    advanced: {
      // By the address a browser sees, and for this very host: the library's own prefix for https goes by
      // how the process was started, and lets a neighbouring host set the cookie.
      useSecureCookies: false,
      cookiePrefix: isHttps ? `__Host-${instance.cookiePrefix}` : instance.cookiePrefix,
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

/** By what it is, so that a secret keeps its number when another comes before it. */
const numbered = (value: string) => ({
  version: createHash('sha256').update(value).digest().readUInt32BE(),
  value,
});
