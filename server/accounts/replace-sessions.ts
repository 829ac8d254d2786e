import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import type { Auth } from './auth-library.ts';
import type { Realm } from './realm.ts';
import { signed } from './signed-cookie.ts';

/** Ends every session of somebody; this one goes on under another id. Answers its token. */
export async function replaceSessions(
  tx: Queries,
  { sessions }: Realm,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<string> {
  const ended = await tx
    .deleteFrom(sessions)
    .where('user_id', '=', userId)
    .returningAll()
    .execute();
  const own = ended.find(({ id }) => id === sessionId);
  if (!own) throw new Refusal('not_signed_in', 'Sign in first.');
  const { id: _, ...session } = own;
  const token = randomBytes(24).toString('base64url');
  await tx
    .insertInto(sessions)
    .values({ ...session, token })
    .execute();
  return token;
}

/** As the library sets it when somebody signs in. */
export async function sessionCookie(auth: Auth, token: string): Promise<string> {
  const { authCookies, secret } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  return serialize(name, signed(token, secret), attributes);
}
