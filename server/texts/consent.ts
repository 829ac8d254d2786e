import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

export async function isStopped(db: Queries, number: string): Promise<boolean> {
  const consent = await db
    .selectFrom('text_consents')
    .select('is_stopped')
    .where('number', '=', number)
    .executeTakeFirst();
  return consent?.is_stopped ?? false;
}

/** The last word counts, in whatever order the words reach us. */
export async function noteConsent(
  db: Queries,
  { number, isStopped, at }: { number: string; isStopped: boolean; at: Temporal.Instant },
): Promise<void> {
  const said = { is_stopped: isStopped, said_at: toDate(at) };
  await db
    .insertInto('text_consents')
    .values({ number, ...said })
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet(said).where('text_consents.said_at', '<=', toDate(at)),
    )
    .execute();
}
