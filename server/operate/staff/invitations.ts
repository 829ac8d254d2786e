import { createHash, randomBytes } from 'node:crypto';
import { staffPolicy } from '../../../domain/policy-constants.ts';
import { settledHash, storedHash, type Whose } from '../../accounts/stored-hash.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { staffRealm } from './staff-realm.ts';

/** What a link rests on: the password that it replaces. However that is changed, the link ends. */
export const groundOf = async (db: Queries, whose: Whose): Promise<string> =>
  digestOf((await storedHash(db, staffRealm, whose)) ?? '');

/** A link to set a password. It goes into a message and nowhere else; links of before are worth nothing now. */
export async function issueInvitation(
  tx: Queries,
  {
    staffId,
    ground,
    now,
  }: { readonly staffId: string; readonly ground: string; readonly now: Temporal.Instant },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_invitations')
    .values({
      token_digest: digestOf(token),
      staff_id: staffId,
      ground,
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
    .select(['staff.id', 'name', 'email', 'ground'])
    .where('token_digest', '=', digestOf(token))
    .where('expires_at', '>', toDate(now))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  return found.ground === (await groundOf(db, { userId: found.id })) ? found : null;
}

/** Whose it is, good or not; one that was used is nobody's. */
export async function whoseInvitation(db: Queries, token: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff_invitations')
    .select('staff_id')
    .where('token_digest', '=', digestOf(token))
    .executeTakeFirst();
  return found?.staff_id ?? null;
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
    .returning(['staff_id', 'ground'])
    .executeTakeFirst();
  if (!invited || !spent) return null;
  // Whoever changes the password just now is waited for, and then the link rests on nothing.
  const hash = await settledHash(tx, staffRealm, { userId: spent.staff_id });
  return spent.ground === digestOf(hash ?? '') ? spent.staff_id : null;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
