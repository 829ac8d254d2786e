import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import { type DocumentRole, simulatorTables } from './tables.ts';

/**
 * Pictures of documents, outside the web root and never served: stored while a check is open, removed
 * with its decision.
 */
export interface Pictures {
  keep(
    inquiryId: string,
    document: DocumentRole,
    bytes: Uint8Array,
    now: Temporal.Instant,
  ): Promise<void>;
  removeAll(inquiryId: string): Promise<void>;
}

export function createPictures(db: Queries, folder: string): Pictures {
  const tables = simulatorTables(db);
  // Named by chance alone: neither a renter nor a file's own name has a say in the path.
  const fileOf = (id: string) => path.join(folder, id);
  const removeFiles = (rows: readonly { id: string }[]) =>
    Promise.all(rows.map(({ id }) => rm(fileOf(id), { force: true })));

  return {
    // The row before the file, and the old file before both: nothing is ever left without a row.
    async keep(inquiryId, document, bytes, now) {
      const id = randomUUID();
      const ofDocument = tables
        .selectFrom('simulator.inquiry_pictures')
        .select('id')
        .where('inquiry_id', '=', inquiryId)
        .where('document', '=', document);
      await removeFiles(await ofDocument.execute());
      await tables
        .insertInto('simulator.inquiry_pictures')
        .values({ id, inquiry_id: inquiryId, document, created_at: toDate(now) })
        .onConflict((conflict) => conflict.columns(['inquiry_id', 'document']).doUpdateSet({ id }))
        .execute();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(fileOf(id), bytes, { mode: 0o600 });
    },
    async removeAll(inquiryId) {
      const rows = await tables
        .selectFrom('simulator.inquiry_pictures')
        .select('id')
        .where('inquiry_id', '=', inquiryId)
        .execute();
      // The files first: a row can be found again, a forgotten file cannot.
      await removeFiles(rows);
      await tables
        .deleteFrom('simulator.inquiry_pictures')
        .where('inquiry_id', '=', inquiryId)
        .execute();
    },
  };
}
