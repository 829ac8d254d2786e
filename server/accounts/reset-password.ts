import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { isLinkGood, spendLink } from './account-links.ts';
import type { Auth } from './auth.ts';
import { expiredLink } from './expired-link.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';

type ResetDeps = Pick<Deps, 'database' | 'jobs' | 'clock' | 'siteUrl'>;

/** Before somebody thinks up a password that could not be set. */
export async function checkResetLink(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  const link = { purpose: 'reset-password', token, now: clock.now() } as const;
  if (!(await isLinkGood(database.kysely, link))) throw expiredLink();
}

/** A new password by a link from the mailbox. Whoever was signed in, anywhere, no longer is. */
export async function resetPassword(
  deps: ResetDeps,
  auth: Auth,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const link = { purpose: 'reset-password', token, now: deps.clock.now() } as const;
  // Hashing is dear and stays outside the transaction; a bad link is not worth it.
  if (!(await isLinkGood(deps.database.kysely, link))) throw expiredLink();
  const hash = await (await auth.$context).password.hash(password);
  await deps.database.kysely.transaction().execute(async (tx) => {
    const userId = await spendLink(tx, link);
    if (!userId) throw expiredLink();
    await setPassword(tx, { userId, hash, at: link.now.toString() });
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await notifyPasswordChanged(tx, deps, userId);
    await recordSecurityEvent(tx, { kind: 'password-reset', userId, now: link.now });
  });
}

/** Whoever's signing up was cut off has an account and no password yet. */
async function setPassword(
  tx: Queries,
  { userId, hash, at }: { readonly userId: string; readonly hash: string; readonly at: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('credentials')
    .set({ password: hash, updated_at: at })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx
    .insertInto('credentials')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
