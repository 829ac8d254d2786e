import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/**
 * Ends the session of whoever asks. The library takes the cookie back even where it could not end the
 * session, and says that all is well; so it is ended before, or the answer is an error.
 */
export async function endSession(deps: Deps, headers: Headers): Promise<void> {
  const { sessions, database, clock } = deps;
  const caller = await sessions.callerOf(headers);
  if (!caller) return;
  await database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('id', '=', caller.sessionId).execute();
    const { userId } = caller;
    await recordSecurityEvent(tx, { kind: 'signed-out', userId, now: clock.now() });
  });
}
