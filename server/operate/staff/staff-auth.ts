import { APIError } from 'better-auth/api';
import { staffPolicy } from '../../../domain/policy-constants.ts';
import { type Auth, type AuthGround, openAuthLibrary } from '../../accounts/auth-library.ts';
import { refuseWithFactor } from '../../accounts/factors/refuse-with-factor.ts';
import type { Database } from '../../db/connect.ts';
import { staffRealm } from './staff-realm.ts';

/** Where staff sign in: a second instance, on tables and under a cookie of its own. */
export function createStaffAuth(database: Database, ground: AuthGround): Auth {
  return openAuthLibrary(database, {
    ...ground,
    tables: {
      user: 'staff',
      session: 'staff_sessions',
      account: 'staff_credentials',
      verification: 'staff_verifications',
    },
    basePath: '/api/operate/auth',
    cookiePrefix: 'handover_console',
    sessionSeconds: staffPolicy.sessionHours * 60 * 60,
    renewedAfterSeconds: null,
    async beforeSession(staffId, path) {
      const person = await database.kysely
        .selectFrom('staff')
        .select('id')
        .where('id', '=', staffId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!person) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED' });
      if (path === '/sign-in/email') await refuseWithFactor(database.kysely, staffRealm, staffId);
    },
  });
}
