import type { Deps } from '../deps.ts';
import type { Realm } from './realm.ts';

/** A browser has one session: whoever signs in has left the one that its cookie named until now. */
export async function endReplacedSession({
  deps,
  realm,
  headers,
}: {
  readonly deps: Deps;
  readonly realm: Realm;
  readonly headers: Headers;
}): Promise<void> {
  const replaced = await realm.callerOf(deps, headers);
  if (!replaced) return;
  const { kysely: db } = deps.database;
  await db.deleteFrom(realm.sessions).where('id', '=', replaced.sessionId).execute();
}
