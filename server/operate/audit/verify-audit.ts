import type { Queries } from '../../db/connect.ts';
import { auditDigest } from './audit-digest.ts';

const AT_ONCE = 1_000;

/** What is not as it was written: one entry that says something else, or entries that are gone. */
export type Wrong =
  | { readonly kind: 'altered'; readonly number: number }
  | { readonly kind: 'missing'; readonly from: number; readonly to: number };

/** Reads the whole log, a part at a time. */
export async function verifyAudit(
  db: Queries,
): Promise<{ readonly entries: number; readonly head: string; readonly wrong: Wrong[] }> {
  const wrong: Wrong[] = [];
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  let number = 0;
  let entries = 0;
  let digest = '';
  for (;;) {
    const part = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>', number)
      .where('number', '<=', head.number)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const entry of part) {
      const isNext = entry.number === number + 1;
      if (!isNext) wrong.push({ kind: 'missing', from: number + 1, to: entry.number - 1 });
      const isLinked = !isNext || entry.previous === digest;
      const isLast = entry.number === head.number;
      const isWhole =
        auditDigest(entry) === entry.digest && (!isLast || entry.digest === head.digest);
      if (!isLinked || !isWhole) wrong.push({ kind: 'altered', number: entry.number });
      ({ number, digest } = entry);
    }
    entries += part.length;
    if (part.length < AT_ONCE) break;
  }
  if (number < head.number) wrong.push({ kind: 'missing', from: number + 1, to: head.number });
  return { entries, head: head.digest, wrong };
}
