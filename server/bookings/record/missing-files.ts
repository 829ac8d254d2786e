import type { Sha256 } from '../../../domain/handovers/event.ts';
import type { Queries } from '../../db/connect.ts';

/** Those of them that have not arrived as a whole. */
export async function missingFiles(db: Queries, digests: readonly Sha256[]): Promise<Sha256[]> {
  if (digests.length === 0) return [];
  const rows = await db
    .selectFrom('evidence_files')
    .select('digest')
    .where('digest', 'in', [...digests])
    .execute();
  const there = new Set(rows.map(({ digest }) => digest));
  return digests.filter((digest) => !there.has(digest));
}
