import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from './embedded-options.ts';

/** A program of its own, see `open-embedded.ts`: sets up an empty PostgreSQL in the folder named to it. */
const [folder = ''] = process.argv.slice(2);
const pglite = new PGlite(embeddedOptions(folder));
await pglite.waitReady;
await pglite.close();
