import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';

/** An account without a password: its owner sets one by the link in their email, and nobody else can. */
export async function inviteRenter(
  tx: Queries,
  { name, email }: { readonly name: string; readonly email: string },
  now: Temporal.Instant,
): Promise<string> {
  const at = toDate(now);
  const made = await tx
    .insertInto('users')
    .values({ name, email, creation_source: 'desk', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal('email_taken', 'Somebody has an account with this email already.');
  return made.id;
}
