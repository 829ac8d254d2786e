import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { isConfirmedAlready, spendLink } from './account-links.ts';
import { expiredLink } from './expired-link.ts';

/** Whoever holds the link reads that mailbox. It signs nobody in. */
export async function verifyEmail(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<'success' | 'already_confirmed'> {
  const now = clock.now();
  return database.kysely.transaction().execute(async (tx) => {
    const userId = await spendLink(tx, { purpose: 'verify-email', token, now });
    if (!userId) {
      if (await isConfirmedAlready(tx, token)) return 'already_confirmed';
      throw expiredLink();
    }
    await tx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now.toString() })
      .where('id', '=', userId)
      .execute();
    await recordSecurityEvent(tx, { kind: 'email-verified', userId, now });
    return 'success';
  });
}
