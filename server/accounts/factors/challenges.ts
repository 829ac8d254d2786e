import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../db/connect.ts';
import type { Realm } from '../realm.ts';

/** As long as somebody may look for their phone. */
export const CHALLENGE_MINUTES = 5;

interface Challenge {
  readonly userId: string;
  readonly payload: string | null;
}

/** `holder` is what only the asked one has: a token in a cookie, or their session. */
export async function putChallenge(
  db: Queries,
  { challenges }: Realm,
  holder: string,
  { userId, payload }: Challenge,
): Promise<void> {
  const expires = sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`;
  const row = { user_id: userId, payload, expires_at: expires };
  await db
    .insertInto(challenges)
    .values({ key: digestOf(holder), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export async function readChallenge(
  db: Queries,
  { challenges }: Realm,
  holder: string,
): Promise<Challenge | null> {
  const found = await db
    .selectFrom(challenges)
    .select(['user_id as userId', 'payload'])
    .where('key', '=', digestOf(holder))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found ?? null;
}

/** From now on it is answered: of many at once, one gets it. */
export async function spendChallenge(
  db: Queries,
  { challenges }: Realm,
  holder: string,
): Promise<Challenge | null> {
  const spent = await db
    .deleteFrom(challenges)
    .where('key', '=', digestOf(holder))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'payload'])
    .executeTakeFirst();
  return spent ?? null;
}

/** What somebody was asked is asked no more: it was begun with what has changed since. */
export async function endChallenges(
  tx: Queries,
  { challenges }: Realm,
  userId: string,
): Promise<void> {
  await tx.deleteFrom(challenges).where('user_id', '=', userId).execute();
}

const digestOf = (holder: string) => createHash('sha256').update(holder).digest('hex');
