import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import type { Realm } from '../realm.ts';
import { endChallenges } from './challenges.ts';
import { notifyFactorChanged } from './notify-factor-changed.ts';

/**
 * Support's way out for somebody who has lost phone, passkey and recovery codes: the password is enough
 * again, and they are told. False when there was nothing to clear.
 */
export async function clearFactors(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock' | 'siteUrl' | 'consoleUrl'>,
  realm: Realm,
  userId: string,
): Promise<boolean> {
  const cleared = await tx
    .deleteFrom(realm.factors)
    .where('user_id', '=', userId)
    .returning('kind')
    .execute();
  if (cleared.length === 0) return false;
  await tx.deleteFrom(realm.recoveryCodes).where('user_id', '=', userId).execute();
  await endChallenges(tx, realm, userId);
  await notifyFactorChanged(tx, deps, realm, userId, 'allRemoved');
  await recordSecurityEvent(tx, {
    kind: 'factor-removed',
    userId,
    detail: 'all, by an operator',
    now: deps.clock.now(),
  });
  return true;
}
