import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';

/** How long a link is good. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24,
  'reset-password': 1,
};

interface Link {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly now: Temporal.Instant;
}

/** The token goes into the message and nowhere else. */
export async function issueLink(
  db: Queries,
  to: { readonly purpose: LinkPurpose; readonly userId: string; readonly now: Temporal.Instant },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_links')
    .values({
      token_digest: digestOf(token),
      purpose: to.purpose,
      user_id: to.userId,
      created_at: toDate(to.now),
      expires_at: toDate(to.now.add({ hours: linkHours[to.purpose] })),
    })
    .execute();
  return token;
}

export async function isLinkGood(db: Queries, { purpose, token, now }: Link): Promise<boolean> {
  const found = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whose link it was; from now on it is nobody's, and neither are earlier ones to the same end. */
export async function spendLink(tx: Queries, link: Link): Promise<string | null> {
  const { purpose, token, now } = link;
  const spent = await tx
    .deleteFrom('account_links')
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', toDate(now))
    .returning('user_id')
    .executeTakeFirst();
  if (!spent) return null;
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', spent.user_id)
    .where('purpose', '=', purpose)
    .execute();
  return spent.user_id;
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
