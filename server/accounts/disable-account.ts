import type { Queries } from '../db/connect.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { endSessions } from './end-sessions.ts';

/**
 * From now on nobody signs in to it and no link opens it; what is booked goes on. Letting somebody in
 * again brings no session back, not even one that was made in the same moment.
 */
export async function setAccountDisabled(
  tx: Queries,
  userId: string,
  { isDisabled, now }: { readonly isDisabled: boolean; readonly now: Temporal.Instant },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ disabled: isDisabled, updated_at: now.toString() })
    .where('id', '=', userId)
    .where('disabled', '<>', isDisabled)
    .executeTakeFirst();
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute();
  await endSessions(tx, userId);
  const kind = isDisabled ? 'account-disabled' : 'account-enabled';
  if (numUpdatedRows > 0n) await recordSecurityEvent(tx, { kind, userId, now });
}
