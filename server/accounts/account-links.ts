import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';

/** How long a link is good. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24,
  'reset-password': 1,
};

export interface Link {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly now: Temporal.Instant;
}

/**
 * What a link rests on: the email it goes to, and for a new password the one it replaces. Whatever
 * changes either of them ends the link, however it was changed. Known or not, an email has one.
 */
export async function groundOf(db: Queries, purpose: LinkPurpose, email: string): Promise<string> {
  if (purpose === 'verify-email') return digestOf(email);
  const found = await credentialOf(db, email).executeTakeFirst();
  return digestOf(`${email}\n${found?.password ?? ''}`);
}

/** The token goes into the message and nowhere else. */
export async function issueLink(
  db: Queries,
  to: {
    readonly purpose: LinkPurpose;
    readonly userId: string;
    readonly ground: string;
    readonly now: Temporal.Instant;
    /** Longer than others of its kind, or as long. */
    readonly hours?: number;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_links')
    .values({
      token_digest: digestOf(token),
      purpose: to.purpose,
      user_id: to.userId,
      ground: to.ground,
      created_at: toDate(to.now),
      expires_at: toDate(to.now.add({ hours: to.hours ?? linkHours[to.purpose] })),
    })
    .execute();
  return token;
}

export async function isLinkGood(db: Queries, { purpose, token, now }: Link): Promise<boolean> {
  const found = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['ground', 'email'])
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return found !== undefined && found.ground === (await groundOf(db, purpose, found.email));
}

/** Whose link it is or once was, good or not. */
export async function whoseLink(db: Queries, { purpose, token }: Link): Promise<string | null> {
  const found = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** Whose link it was; from now on it is nobody's, and neither are earlier ones to the same end. */
export async function spendLink(tx: Queries, link: Link): Promise<string | null> {
  const { purpose, token, now } = link;
  const spent = await tx
    .updateTable('account_links')
    .set({ spent_at: toDate(now) })
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', toDate(now))
    .returning(['user_id', 'ground'])
    .executeTakeFirst();
  if (!spent) return null;
  // Whoever changes the same account just now is waited for, and then the link rests on nothing.
  await tx
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', spent.user_id)
    .forNoKeyUpdate()
    .execute();
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', spent.user_id)
    .executeTakeFirstOrThrow();
  if (spent.ground !== (await groundOf(tx, purpose, email))) return null;
  await tx
    .updateTable('account_links')
    .set({ spent_at: toDate(now) })
    .where('user_id', '=', spent.user_id)
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .execute();
  return spent.user_id;
}

/** Used or too old, a link still tells its holder that the email it went to is confirmed. */
export async function isConfirmedAlready(db: Queries, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['ground', 'email'])
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', 'verify-email')
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return found !== undefined && found.ground === digestOf(found.email);
}

const credentialOf = (db: Queries, email: string) =>
  db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select('password')
    .where('email', '=', email)
    .where('provider_id', '=', 'credential');

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
