import type { z } from 'zod';
import type { PasswordChange } from '../../contract/accounts.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import type { Auth } from './auth.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';

/** Every session ends and this one goes on as a new one; and an email says so. */
export async function changePassword(call: {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly body: z.output<typeof PasswordChange>;
  readonly caller: Caller;
  readonly headers: Headers;
}): Promise<Response> {
  const { deps, auth, caller, headers } = call;
  const changed = await auth.api.changePassword({
    body: { ...call.body, revokeOtherSessions: true },
    headers,
    asResponse: true,
  });
  if (!changed.ok) return changed;
  await deps.database.kysely
    .transaction()
    .execute((tx) => notifyPasswordChanged(tx, deps, caller.userId));
  // The library's answer names the session's token, which scripts need not know.
  const answer = Response.json({ status: 'success' });
  for (const cookie of changed.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
