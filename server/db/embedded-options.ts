import path from 'node:path';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the embedded engine is opened with, whoever opens it. */
export const embeddedOptions = (folder: string) => ({
  dataDir: path.join(folder, 'postgres'),
  extensions: { btree_gist, pg_trgm },
});
