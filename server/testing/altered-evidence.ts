import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OperatorWork, Report } from '../operator/command.ts';
import { sealsCommand } from '../operator/seals-command.ts';

/** What `verify` says after whoever owns the database has changed something; then it is as it was. */
export async function saidOfAltered(
  work: OperatorWork,
  ...changes: readonly string[]
): Promise<Report> {
  const { database } = work;
  let said: Report | undefined;
  const isUndone = new Error('undone');
  const done = database.kysely.transaction().execute(async (tx) => {
    // No trigger and no foreign key stands in their way.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    for (const change of changes) await sql.raw(change).execute(tx);
    said = await sealsCommand({ ...work, database: { ...database, kysely: tx } }, ['verify']);
    throw isUndone;
  });
  await expect(done).rejects.toBe(isUndone);
  return said ?? expect.fail('nothing was said');
}
