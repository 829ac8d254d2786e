import type { Queries } from '../db/connect.ts';

/** Signs a renter out everywhere; their event streams end with the sessions. */
export async function endSessions(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
