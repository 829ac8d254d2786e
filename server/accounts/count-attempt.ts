import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';

export interface Limit {
  readonly most: number;
  readonly minutes: number;
}

export interface Counted {
  readonly isWithin: boolean;
  /** One of many that are too many: so that it is written down once. */
  readonly isFirstBeyond: boolean;
  /** Until the window is over. */
  readonly secondsLeft: number;
}

/**
 * Counts one more attempt and answers whether it is still within the limit. Counting and asking are
 * one statement, and all nodes share the row: many at once count as many.
 */
export async function countAttempt(
  db: Queries,
  key: string,
  { most, minutes }: Limit,
  now: Temporal.Instant,
): Promise<Counted> {
  const at = toDate(now);
  const windowStart = toDate(now.subtract({ minutes }));
  // A window that begins a whole window from now was counted by a clock that has been moved back
  // since. A moment from now is only another attempt of this very moment, and counts.
  const windowEnd = toDate(now.add({ minutes }));
  const isOver = sql<boolean>`(attempts.began_at <= ${windowStart} OR attempts.began_at >= ${windowEnd})`;
  const { count, began_at } = await db
    .insertInto('attempts')
    .values({ key: digestOf(key), count: 1, began_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE attempts.count + 1 END`,
        began_at: sql<Date>`CASE WHEN ${isOver} THEN ${at} ELSE attempts.began_at END`,
      }),
    )
    .returning(['count', 'began_at'])
    .executeTakeFirstOrThrow();
  const ends = toInstant(began_at).add({ minutes });
  return {
    isWithin: count <= most,
    isFirstBeyond: count === most + 1,
    secondsLeft: Math.max(1, Math.ceil(now.until(ends).total('seconds'))),
  };
}

/** One attempt turned out to be rightful. */
export async function takeBackAttempt(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', digestOf(key))
    .execute();
}

/** Whoever made the last one has shown that the others were slips. */
export async function forgiveAttempts(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', digestOf(key)).execute();
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');
