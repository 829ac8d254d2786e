import type { Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { loadSampleData } from '../sample-data/load.ts';

/** The day of the tests: a Friday, nine days before the clocks change in New York. */
export const testNow = Temporal.Instant.from('2027-03-05T10:00:00Z');

/** `empty` has the tables and nothing in them. */
export type Contents = 'empty' | 'sample';

/** Where the global set-up of a test run left the databases that tests copy. */
export type Templates =
  | { readonly engine: 'embedded'; readonly folder: string }
  | { readonly engine: 'postgres'; readonly url: string };

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

export async function fill(database: Database, contents: Contents): Promise<void> {
  try {
    await migrate(database);
    const jobs = await openJobs(database, createLog('silent')); // makes the queue's own tables
    await jobs.stop();
    if (contents === 'sample') {
      await loadSampleData(database, { now: testNow });
      // Most tests are not about handovers: the clock does them. Those that are say so.
      await database.kysely.updateTable('cities').set({ handovers: 'by-clock' }).execute();
    }
  } finally {
    await database.close();
  }
}
