import { clearFactors } from '../../accounts/factors/clear-factors.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Act, actorName, requireOthersFactors } from './change-rights.ts';
import { staffRealm } from './staff-realm.ts';

/**
 * For whoever has lost phone, passkey and recovery codes. Their sessions end, because whoever found the phone may be
 * in one; where a second factor is required, they add one when they next sign in. False when there was none.
 */
export async function clearStaffFactors(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock' | 'siteUrl' | 'consoleUrl'>,
  subjectId: string,
  act: Act,
): Promise<boolean> {
  await requireOthersFactors(tx, subjectId, act.actor);
  const isCleared = await clearFactors(tx, deps, staffRealm, subjectId);
  await tx.deleteFrom('staff_sessions').where('user_id', '=', subjectId).execute();
  await recordAudit(tx, {
    actor: actorName(act.actor),
    action: 'staff clear-factors',
    subject: `staff ${subjectId}`,
    reason: act.reason,
    now: act.now,
  });
  return isCleared;
}
