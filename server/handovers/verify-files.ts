import type { Sha256 } from '../../domain/handovers/event.ts';
import type { Queries } from '../db/connect.ts';
import type { Storage } from '../providers/storage/port.ts';
import { storedName } from './files.ts';
import { pictureType } from './picture-type.ts';
import { sha256 } from './sha256.ts';

export interface WrongFile {
  readonly kind: 'file-altered' | 'file-missing';
  readonly digest: Sha256;
}

const AT_ONCE = 500;

/** Reads every photograph and signature back and computes its digest anew. */
export async function verifyFiles(
  db: Queries,
  storage: Storage,
): Promise<{ readonly files: number; readonly wrong: WrongFile[] }> {
  const wrong: WrongFile[] = [];
  let files = 0;
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('evidence_files')
      .select(['digest', 'bytes', 'type'])
      .where('digest', '>', after)
      .orderBy('digest')
      .limit(AT_ONCE)
      .execute();
    for (const { digest, bytes, type } of rows) {
      const stored = await storage.get(storedName(digest));
      if (!stored) wrong.push({ kind: 'file-missing', digest });
      else if (
        sha256(stored) !== digest ||
        stored.length !== bytes ||
        pictureType(stored) !== type
      ) {
        wrong.push({ kind: 'file-altered', digest });
      }
      after = digest;
    }
    files += rows.length;
    if (rows.length < AT_ONCE) return { files, wrong };
  }
}
