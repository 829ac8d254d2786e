import type { Database } from '../db/connect.ts';
import type { Auth } from './auth.ts';

/** Who asks. Only what rules need; personal data is read where it is shown. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Sessions {
  callerOf(headers: Headers): Promise<Caller | null>;
}

export function createSessions(auth: Auth, database: Database): Sessions {
  return {
    async callerOf(headers) {
      // A visitor without our cookie costs no query.
      if (!headers.get('cookie')?.includes('session_token=')) return null;
      const found = await auth.api.getSession({ headers });
      if (!found) return null;
      const { id: sessionId, userId } = found.session;
      const user = await database.kysely
        .selectFrom('users')
        .select(['admin', 'disabled'])
        .where('id', '=', userId)
        .executeTakeFirst();
      // An account that became an administrator's or was disabled loses its sessions at once.
      if (!user || user.admin || user.disabled) {
        await database.kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
        return null;
      }
      return { userId, sessionId };
    },
  };
}
