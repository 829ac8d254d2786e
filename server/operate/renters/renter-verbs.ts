import type { AuditVerb } from '../../../domain/audit-action.ts';
import { setAccountDisabled } from '../../accounts/disable-account.ts';
import { endSessions } from '../../accounts/end-sessions.ts';
import { clearFactors } from '../../accounts/factors/clear-factors.ts';
import { renters } from '../../accounts/realm.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import { recordAudit } from '../audit/record-audit.ts';

/**
 * What the desk does to a renter's account, for the console and the command line alike: in a transaction with its
 * entry in the audit log.
 */
export type RenterWork = Pick<Deps, 'clock' | 'jobs' | 'siteUrl' | 'consoleUrl'>;

/** Who does it: somebody of staff by their id, or the command line. */
export interface RenterDeed {
  readonly actor: string;
  readonly reason?: string | undefined;
}

export async function disableRenter(
  tx: Queries,
  work: RenterWork,
  userId: string,
  deed: RenterDeed,
): Promise<void> {
  await setAccountDisabled(tx, userId, { isDisabled: true, now: work.clock.now() });
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'disable' });
}

export async function enableRenter(
  tx: Queries,
  work: RenterWork,
  userId: string,
  deed: RenterDeed,
): Promise<void> {
  await setAccountDisabled(tx, userId, { isDisabled: false, now: work.clock.now() });
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'enable' });
}

export async function endRenterSessions(
  tx: Queries,
  work: RenterWork,
  userId: string,
  deed: RenterDeed,
): Promise<void> {
  await endSessions(tx, userId);
  const now = work.clock.now();
  await recordSecurityEvent(tx, { kind: 'session-ended', userId, detail: 'all', now });
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'end-sessions' });
}

export async function clearRenterFactors(
  tx: Queries,
  work: RenterWork,
  userId: string,
  deed: RenterDeed,
): Promise<void> {
  await clearFactors(tx, work, renters, userId);
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'clear-factors' });
}

/** For colleagues. The audit log says that there is a note; what it says may have to be forgotten one day. */
export async function noteRenter(
  tx: Queries,
  work: RenterWork,
  userId: string,
  text: string,
  deed: RenterDeed,
): Promise<void> {
  await writeRenterNote(tx, work, userId, text, deed.actor);
  await recordRenterDeed(tx, work, userId, { ...deed, verb: 'note' });
}

export async function writeRenterNote(
  tx: Queries,
  { clock }: Pick<RenterWork, 'clock'>,
  userId: string,
  text: string,
  author: string,
): Promise<void> {
  await tx
    .insertInto('desk_notes')
    .values({ booking_id: null, user_id: userId, text, author, at: toDate(clock.now()) })
    .execute();
}

export const recordRenterDeed = (
  tx: Queries,
  { clock }: Pick<RenterWork, 'clock'>,
  userId: string,
  {
    actor,
    reason,
    verb,
    after,
  }: RenterDeed & { readonly verb: AuditVerb<'account'>; readonly after?: object },
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action: `account ${verb}`,
    subject: `account ${userId}`,
    ...(after ? { after } : {}),
    reason,
    now: clock.now(),
  });
