import { createHash, randomBytes } from 'node:crypto';
import { staffPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** A link to set a password. It goes into a message and nowhere else; links of before are worth nothing now. */
export async function issueInvitation(
  tx: Queries,
  staffId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_invitations')
    .values({
      token_digest: digestOf(token),
      staff_id: staffId,
      created_at: toDate(now),
      expires_at: toDate(now.add({ hours: 24 * staffPolicy.invitationDays })),
    })
    .execute();
  return token;
}

export async function readInvitation(db: Queries, token: string, now: Temporal.Instant) {
  const found = await db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
    .select(['staff.id', 'name', 'email'])
    .where('token_digest', '=', digestOf(token))
    .where('expires_at', '>', toDate(now))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Whose it was: of many at once, one gets it. */
export async function spendInvitation(
  tx: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const invited = await readInvitation(tx, token, now);
  const spent = await tx
    .deleteFrom('staff_invitations')
    .where('token_digest', '=', digestOf(token))
    .returning('staff_id')
    .executeTakeFirst();
  return invited && spent ? spent.staff_id : null;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
