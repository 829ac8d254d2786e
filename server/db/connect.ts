import { Kysely, PostgresDialect } from 'kysely';
import type { Engine } from './engine.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Tables } from './schema.ts';

/** One database behind two engines; everything above this file sees only PostgreSQL. */
export interface Database extends Engine {
  readonly kysely: Kysely<Tables>;
}

/** A transaction, or the database itself where no transaction is needed. */
export type Queries = Kysely<Tables>;

export type DatabaseLocation =
  | { readonly url: string; readonly connections?: number | undefined }
  | { readonly folder: string };

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const engine =
    'url' in location
      ? await openPostgres(location.url, location.connections)
      : await openEmbedded(location.folder);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: engine.pool }) });
  return { ...engine, kysely };
}
