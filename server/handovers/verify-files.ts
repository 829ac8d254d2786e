import { readChain, type WrongLink } from '../../domain/handovers/chain.ts';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { pictureType } from '../../domain/handovers/picture-type.ts';
import { headOf } from '../bookings/record/evidence-heads.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import type { Storage } from '../providers/storage/port.ts';
import { fileLink } from './file-link.ts';
import { storedName } from './files.ts';

/** The bytes of a file, or what is noted of it. */
export type WrongFile =
  | { readonly of: 'bytes'; readonly what: 'altered' | 'gone'; readonly digest: Sha256 }
  | (WrongLink & { readonly of: 'files' });

const AT_ONCE = 500;

/** Reads every photograph and signature back and computes its digest anew. */
export async function verifyFiles(
  db: Queries,
  storage: Storage,
): Promise<{ readonly files: number; readonly wrong: WrongFile[] }> {
  const wrong: WrongFile[] = [];
  const chain = readChain(null);
  const noted = (links: readonly WrongLink[]) => {
    for (const link of links) wrong.push({ ...link, of: 'files' });
  };
  let files = 0;
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('evidence_files')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const { digest, bytes, type, number, link } = row;
      const expected = fileLink(row, chain.previous());
      noted(chain.take({ position: number, digest: link, expected }));
      const stored = await storage.get(storedName(digest));
      if (!stored) wrong.push({ of: 'bytes', what: 'gone', digest });
      else if (
        sha256(stored) !== digest ||
        stored.length !== bytes ||
        pictureType(stored) !== type
      ) {
        wrong.push({ of: 'bytes', what: 'altered', digest });
      }
      after = number;
    }
    files += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  noted(chain.end(await headOf(db, { chain: 'files' })));
  return { files, wrong };
}
