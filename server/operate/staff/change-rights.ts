import type { AuditAction } from '../../../domain/audit-action.ts';
import {
  type Grant,
  judgeRights,
  mayDecideAbout,
  type RightsRefusal,
} from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockStaff, type Person, readOwnerIds, requirePerson } from './lock-staff.ts';
import { readGrants } from './read-grants.ts';

/** Who asks: somebody of staff, or whoever works on the server itself. */
export type Actor =
  | { readonly staffId: string }
  | { readonly staffId: null; readonly name: string };

export interface Act {
  readonly actor: Actor;
  readonly reason?: string | undefined;
  readonly now: Temporal.Instant;
}

export const actorName = (actor: Actor): string =>
  actor.staffId === null ? actor.name : actor.staffId;

const reasons: Readonly<Record<RightsRefusal, string>> = {
  own_rights: 'Nobody changes their own rights.',
  more_than_own: 'You cannot give or take what you do not hold yourself.',
  last_owner: 'The last owner stays.',
};
const refusal = (code: RightsRefusal) => new Refusal(code, reasons[code]);

/** Gives and takes roles, as the rules allow it to whoever asks. */
export async function changeRoles(
  tx: Queries,
  subjectId: string,
  next: readonly Grant[],
  act: Act,
): Promise<Person> {
  const subject = await requireRightTo(tx, subjectId, next, act.actor);
  await writeGrants(tx, subjectId, next);
  const after = await readGrants(tx, subjectId);
  await record(tx, act, 'staff change-roles', subject, { grants: after });
  return { ...subject, grants: after };
}

/** Their sessions, password and factors go at once; the row stays, for the log. */
export async function removePerson(tx: Queries, subjectId: string, act: Act): Promise<void> {
  const subject = await requireRightTo(tx, subjectId, [], act.actor);
  await tx
    .updateTable('staff')
    .set({ removed_at: toDate(act.now), joined_at: null })
    .where('id', '=', subjectId)
    .execute();
  for (const table of [
    // Before the sessions: whoever is signing in just now is asked for it once more.
    'staff_credentials',
    'staff_sessions',
    'staff_factors',
    'staff_recovery_codes',
    'staff_factor_challenges',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', subjectId).execute();
  }
  for (const table of ['staff_roles', 'staff_invitations'] as const) {
    await tx.deleteFrom(table).where('staff_id', '=', subjectId).execute();
  }
  await record(tx, act, 'staff remove', subject, { grants: [] });
}

/** For what concerns a person as a whole: their sessions, a link for a new password. */
export async function requireDecision(
  tx: Queries,
  subjectId: string,
  actorId: string,
  what: 'staff.invite' | 'staff.edit',
): Promise<Person> {
  const subject = await requirePerson(tx, { id: subjectId });
  const own = await readGrants(tx, actorId);
  if (!mayDecideAbout(own, subject.grants, what)) throw refusal('more_than_own');
  return subject;
}

/** Without the password nobody takes away their own second factor: an open session would be enough to. */
export async function requireOthersFactors(tx: Queries, subjectId: string, { staffId }: Actor) {
  if (staffId === null) return;
  if (staffId === subjectId) throw refusal('own_rights');
  await requireDecision(tx, subjectId, staffId, 'staff.edit');
}

/** Nothing is given that the giver lacks, also to whoever is new. */
export async function requireMayGive(tx: Queries, grants: readonly Grant[], actor: Actor) {
  if (actor.staffId === null) return;
  const own = await readGrants(tx, actor.staffId);
  if (!mayDecideAbout(own, grants, 'staff.invite')) throw refusal('more_than_own');
}

async function requireRightTo(
  tx: Queries,
  subjectId: string,
  next: readonly Grant[],
  actor: Actor,
): Promise<Person> {
  await lockStaff(tx);
  const subject = await requirePerson(tx, { id: subjectId });
  const verdict = judgeRights({
    actor:
      actor.staffId === null
        ? null
        : { id: actor.staffId, grants: await readGrants(tx, actor.staffId) },
    by: 'staff.edit',
    subject,
    next,
    ownerIds: await readOwnerIds(tx),
  });
  if (!verdict.ok) throw refusal(verdict.code);
  return subject;
}

export async function writeGrants(tx: Queries, staffId: string, grants: readonly Grant[]) {
  await requireCities(tx, grants);
  await tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).execute();
  if (grants.length === 0) return;
  await tx
    .insertInto('staff_roles')
    .values(grants.map(({ role, cityId }) => ({ staff_id: staffId, role, city_id: cityId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function requireCities(tx: Queries, grants: readonly Grant[]): Promise<void> {
  const wanted = new Set(grants.flatMap(({ cityId }) => cityId ?? []));
  if (wanted.size === 0) return;
  const found = await tx
    .selectFrom('cities')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute();
  if (found.length < wanted.size) throw notFound('This city');
}

function record(tx: Queries, act: Act, action: AuditAction, subject: Person, after: object) {
  return recordAudit(tx, {
    actor: actorName(act.actor),
    action,
    subject: `staff ${subject.id}`,
    before: { grants: subject.grants },
    after,
    reason: act.reason,
    now: act.now,
  });
}
