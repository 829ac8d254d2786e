import type { z } from 'zod';
import type { PasswordChange } from '../../contract/accounts.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import type { Auth } from './auth-library.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { endChallenges } from './factors/challenges.ts';
import { knownDeviceCookie } from './known-device.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import type { Realm } from './realm.ts';
import { replaceSessions, sessionCookie } from './replace-sessions.ts';

/**
 * Every session ends, with it every link for a new password and every second step that was begun, and this
 * one goes on as a new one, on a device that is known; and an email says so. All of it or nothing: the library would change the password first and end the sessions
 * afterwards.
 */
export async function changePassword(call: {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly realm: Realm;
  readonly body: z.output<typeof PasswordChange>;
  readonly headers: Headers;
  readonly caller: Caller;
}): Promise<Response> {
  const { deps, auth, realm, body, headers, caller } = call;
  const db = deps.database.kysely;
  const { userId } = caller;
  const current = { password: body.currentPassword, field: 'body.currentPassword' };
  const compared = await confirmPassword(deps, realm, userId, current);
  const hash = await (await auth.$context).password.hash(body.newPassword);
  const { token, account } = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable(realm.credentials)
      .set({ password: hash, updated_at: deps.clock.now().toString() })
      .where('user_id', '=', userId)
      // Whoever was faster has changed what this one was compared with.
      .where('password', '=', compared)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword(current.field);
    const account = await notifyPasswordChanged(tx, deps, realm, userId);
    const token = await replaceSessions(tx, realm, caller);
    await endChallenges(tx, realm, userId);
    const now = deps.clock.now();
    await realm.onChange(tx, { userId, what: 'change-password', now });
    return { token, account };
  });
  const answer = Response.json({ status: 'success' });
  answer.headers.append('Set-Cookie', await sessionCookie(auth, token));
  answer.headers.append('Set-Cookie', await knownDeviceCookie(call, { headers, account }));
  return answer;
}
