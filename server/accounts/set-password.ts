import type { Queries } from '../db/connect.ts';
import type { Realm } from './realm.ts';

/** Whoever's signing up was cut off, and whoever is invited, has an account and no password yet. */
export async function setPassword(
  tx: Queries,
  { credentials }: Realm,
  { userId, hash, at }: { readonly userId: string; readonly hash: string; readonly at: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable(credentials)
    .set({ password: hash, updated_at: at })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx
    .insertInto(credentials)
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
