import { z } from 'zod';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { isForgotten } from '../../profile/forget-person.ts';

/** A renter by id or email. Administrators are none, and of whoever deleted their account nothing is left. */
export async function requireRenter(tx: Queries, who: string) {
  const isId = z.uuid().safeParse(who).success;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'admin', 'disabled'])
    .where(isId ? 'id' : 'email', '=', who.toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Refusal('not_found', `There is no account ${who}.`);
  if (user.admin) throw new Refusal('not_found', `${who} is an administrator's, not a renter's.`);
  if (isForgotten(user)) throw new Refusal('not_found', 'This account was deleted by its renter.');
  return user;
}
