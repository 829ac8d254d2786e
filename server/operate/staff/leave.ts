import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';

/** Ends the session of whoever asks, before the library takes the cookie back. */
export async function leave(deps: Deps, headers: Headers): Promise<void> {
  const caller = await deps.staffSessions.callerOf(headers);
  if (!caller) return;
  await deps.database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('staff_sessions').where('id', '=', caller.sessionId).execute();
    const { userId } = caller;
    await recordSecurityEvent(tx, { kind: 'signed-out', userId, now: deps.clock.now() });
  });
}
