import { randomUUID } from 'node:crypto';
import type { Grant } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Act, actorName, requireMayGive, writeGrants } from './change-rights.ts';
import { queueInvitation } from './invitation-emails.ts';
import { lockStaff } from './lock-staff.ts';

interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
}

/** Somebody new, or somebody who comes back. Answers their id. */
export async function inviteStaff(
  tx: Queries,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  { name, email, grants }: Invitation,
  act: Act,
): Promise<string> {
  await lockStaff(tx);
  await requireMayGive(tx, grants, act.actor);
  const at = toDate(act.now);
  const known = await tx
    .selectFrom('staff')
    .select(['id', 'removed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known && known.removed_at === null) {
    throw new Refusal('email_taken', 'Somebody of staff has this email already.');
  }
  const { id } = known
    ? await tx
        .updateTable('staff')
        .set({ name, removed_at: null, joined_at: null, updated_at: at })
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('staff')
        .values({ name, email, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  await writeGrants(tx, id, grants);
  await queueInvitation(tx, deps, { email, eventKey: `staff-invitation:${randomUUID()}` });
  await recordAudit(tx, {
    actor: actorName(act.actor),
    action: 'staff invite',
    subject: `staff ${id}`,
    after: { grants },
    reason: act.reason,
    now: act.now,
  });
  return id;
}
