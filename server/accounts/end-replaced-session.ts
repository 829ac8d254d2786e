import type { Deps } from '../deps.ts';

/** A browser has one session: whoever signs in has left the one that its cookie named until now. */
export async function endReplacedSession({
  deps: { sessions, database },
  headers,
}: {
  readonly deps: Pick<Deps, 'sessions' | 'database'>;
  readonly headers: Headers;
}): Promise<void> {
  const replaced = await sessions.callerOf(headers);
  if (!replaced) return;
  await database.kysely.deleteFrom('sessions').where('id', '=', replaced.sessionId).execute();
}
