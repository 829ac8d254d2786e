import { sql } from 'kysely';
import { adminEndedHeader } from '../../contract/ended-session.ts';
import { sessionPolicy } from '../../domain/policy-constants.ts';
import type { Database, Queries } from '../db/connect.ts';
import type { RecordWatch } from '../db/record-watch.ts';
import type { Asking, Caller } from '../http/caller.ts';
import type { Auth } from './auth-library.ts';
import { endSessions } from './end-sessions.ts';
import { signedCookieIn } from './signed-cookie.ts';

export interface Sessions {
  asking(headers: Headers): Promise<Asking<Caller>>;
  callerOf(headers: Headers): Promise<Caller | null>;
  /** For what goes on after the request that was let in: whether it still would be. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Says that it may have ended, on whichever node; answers how to stop. */
  onEnd(sessionId: string, notify: () => void): () => void;
}

interface Found extends Caller {
  /** Whether it is time to write down that it is used. */
  readonly isUseDue: boolean;
  readonly renewedCookies?: readonly string[];
}

const nobody: Asking<Caller> = { caller: null, cookies: [] };

export function createSessions(auth: Auth, database: Database, ends: RecordWatch): Sessions {
  const asking = async (headers: Headers): Promise<Asking<Caller>> => {
    const cookies = headers.get('cookie');
    // A visitor without our cookie costs no query.
    if (!cookies?.includes('session_token=')) return nobody;
    const found =
      (await plainCaller(auth, database, cookies)) ?? (await askLibrary(auth, database, headers));
    if (found === null) return nobody;
    if (found === 'administrator') {
      const { attributes } = (await auth.$context).authCookies.sessionToken;
      return { caller: null, cookies: [adminEndedHeader(attributes.secure ?? false)] };
    }
    const { isUseDue, renewedCookies = [], ...caller } = found;
    if (isUseDue) await storeUse(database, caller.sessionId);
    return { caller, cookies: renewedCookies };
  };
  return {
    asking,
    callerOf: async (headers) => (await asking(headers)).caller,
    onEnd: ends.onChange,
    async isOpen(sessionId) {
      const open = await allowedSessions(database.kysely)
        .where('sessions.id', '=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return open !== undefined;
    },
  };
}

const RENEWED_BELOW_DAYS = sessionPolicy.unusedDays - sessionPolicy.renewedAfterDays;
const isUseDue = sql<boolean>`last_used_at < now() - make_interval(mins => ${sessionPolicy.useStoredAfterMinutes})`;
const oldestBegin = sql<Date>`now() - make_interval(days => ${sessionPolicy.longestDays})`;

/**
 * Nearly everybody: signed by us, neither over nor due for renewal, and allowed to be here; read in
 * one statement. Whatever is not as plain as that is for the library.
 */
async function plainCaller(
  auth: Auth,
  { kysely }: Database,
  cookies: string,
): Promise<Found | undefined> {
  const { authCookies, secret } = await auth.$context;
  const token = signedCookieIn(cookies, authCookies.sessionToken.name, secret);
  if (token === null) return undefined;
  return allowedSessions(kysely)
    .where('token', '=', token)
    .where('expires_at', '>', sql<Date>`now() + make_interval(days => ${RENEWED_BELOW_DAYS})`)
    .executeTakeFirst();
}

const allowedSessions = (db: Queries) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id as userId', 'sessions.id as sessionId', isUseDue.as('isUseDue')])
    .where('admin', '=', false)
    .where('disabled', '=', false)
    .where('sessions.created_at', '>', oldestBegin);

async function askLibrary(
  auth: Auth,
  database: Database,
  headers: Headers,
): Promise<Found | 'administrator' | null> {
  const { response: found, headers: answered } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (!found) return null;
  const { id: sessionId, userId } = found.session;
  const db = database.kysely;
  // However much it is used, and whatever the library has renewed just now.
  await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('created_at', '<=', oldestBegin)
    .execute();
  const known = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['admin', 'disabled', isUseDue.as('isUseDue')])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!known) return null;
  // An account that became an administrator's or was disabled loses its sessions at once.
  if (known.admin || known.disabled) {
    await endSessions(db, userId);
    return known.admin ? 'administrator' : null;
  }
  return { userId, sessionId, isUseDue: known.isUseDue, renewedCookies: answered.getSetCookie() };
}

async function storeUse({ kysely }: Database, sessionId: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
