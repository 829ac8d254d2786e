import { APIError } from 'better-auth/api';
import { sessionPolicy } from '../../domain/policy-constants.ts';
import type { Database } from '../db/connect.ts';
import { type Auth, type AuthGround, openAuthLibrary } from './auth-library.ts';
import { refuseWithFactor } from './factors/refuse-with-factor.ts';
import { renters } from './realm.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** Where renters sign in. */
export function createAuth(
  database: Database,
  options: AuthGround & {
    readonly onSignedUp: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  },
): Auth {
  return openAuthLibrary(database, {
    ...options,
    tables: {
      user: 'users',
      session: 'sessions',
      account: 'credentials',
      verification: 'verifications',
    },
    basePath: '/api/auth',
    cookiePrefix: 'handover',
    sessionSeconds: sessionPolicy.unusedDays * SECONDS_PER_DAY,
    renewedAfterSeconds: sessionPolicy.renewedAfterDays * SECONDS_PER_DAY,
    async beforeSession(userId, path) {
      await refuseBarredUser(database, userId);
      if (path === '/sign-in/email') await refuseWithFactor(database.kysely, renters, userId);
    },
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
