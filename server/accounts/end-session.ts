import type { Deps } from '../deps.ts';

/**
 * Ends the session of whoever asks. The library takes the cookie back even where it could not end the
 * session, and says that all is well; so it is ended before, or the answer is an error.
 */
export async function endSession({ sessions, database }: Deps, headers: Headers): Promise<void> {
  const caller = await sessions.callerOf(headers);
  if (!caller) return;
  await database.kysely.deleteFrom('sessions').where('id', '=', caller.sessionId).execute();
}
