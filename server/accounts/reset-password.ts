import type { z } from 'zod';
import type { PasswordReset } from '../../contract/accounts.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { isLinkGood, type Link, spendLink, whoseLink } from './account-links.ts';
import type { Auth } from './auth-library.ts';
import { endSessions } from './end-sessions.ts';
import { expiredLink } from './expired-link.ts';
import { endChallenges } from './factors/challenges.ts';
import { knownDeviceCookie } from './known-device.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { renters } from './realm.ts';
import { recordRefusedLink } from './record-refused-link.ts';
import { setPassword } from './set-password.ts';

/** Before somebody thinks up a password that could not be set. */
export async function checkResetLink(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const link = { purpose: 'reset-password', token, now: clock.now() } as const;
  if (!(await isLinkGood(database.kysely, link))) throw expiredLink();
}

/**
 * A new password by a link from the mailbox. Whoever was signed in, anywhere, no longer is; and this
 * device is known from now on, so that nobody who guesses at the account keeps its owner out.
 */
export function resetPassword(call: Call): Promise<Response> {
  const { database, clock } = call.deps;
  const link = { purpose: 'reset-password', token: call.body.token, now: clock.now() } as const;
  return recordRefusedLink(
    call.deps,
    () => whoseLink(database.kysely, link),
    () => resetBy(link, call),
  );
}

interface Call {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly body: z.output<typeof PasswordReset>;
  readonly headers: Headers;
}

async function resetBy(link: Link, call: Call): Promise<Response> {
  const { deps, auth, headers } = call;
  const { now } = link;
  // Hashing is dear and stays outside the transaction; a bad link is not worth it.
  if (!(await isLinkGood(deps.database.kysely, link))) throw expiredLink();
  const hash = await (await auth.$context).password.hash(call.body.password);
  const account = await deps.database.kysely.transaction().execute(async (tx) => {
    const userId = await spendLink(tx, link);
    if (!userId) throw expiredLink();
    if (!(await hasPassword(tx, userId))) await confirmMailbox(tx, userId, now);
    await setPassword(tx, renters, { userId, hash, at: now.toString() });
    await endSessions(tx, userId);
    await endChallenges(tx, renters, userId);
    await recordSecurityEvent(tx, { kind: 'password-reset', userId, now });
    return notifyPasswordChanged(tx, deps, renters, userId);
  });
  const answer = Response.json({ status: 'success' });
  answer.headers.append(
    'Set-Cookie',
    await knownDeviceCookie({ ...call, realm: renters }, { headers, account }),
  );
  return answer;
}

const hasPassword = async (tx: Queries, userId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('credentials')
    .select('id')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whom the desk has invited: their first password comes by a link that only the mailbox's owner reads. */
async function confirmMailbox(tx: Queries, userId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified: true, updated_at: now.toString() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .execute();
}
