import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { takeBackAttempt } from './count-attempt.ts';
import { verifyPassword } from './password-hash.ts';
import type { Realm } from './realm.ts';
import { recordAuthEvent } from './record-auth-event.ts';
import { requireWithinLimit } from './require-within-limit.ts';
import { storedHash } from './stored-hash.ts';

/**
 * Asks again for what only the owner knows, before something that cannot be taken back. Whoever took over a
 * session could guess at it: whatever is confirmed, it counts as one. Never in a transaction, which would take
 * back the count and the event with its refusal. Answers the hash that it was compared with.
 */
export async function confirmPassword(
  deps: Pick<Deps, 'database' | 'clock'>,
  realm: Realm,
  userId: string,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<string> {
  const db = deps.database.kysely;
  const key = `confirmation on ${userId}`;
  const about = { what: 'confirmation', account: userId };
  await requireWithinLimit(deps, key, attemptPolicy.confirmation, about);
  const hash = await storedHash(db, realm, { userId });
  if (hash === null || !(await verifyPassword({ hash, password }))) {
    await recordAuthEvent(deps, 'password-refused', userId);
    throw wrongPassword(field);
  }
  await takeBackAttempt(db, key);
  return hash;
}

export const wrongPassword = (field: string) =>
  new Refusal('wrong_password', 'This is not your password.', [{ field, reason: 'is not yours' }]);
