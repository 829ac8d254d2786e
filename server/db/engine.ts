import type pg from 'pg';
import type { Listener } from './listen.ts';

/** What either kind of PostgreSQL offers; `connect.ts` adds the query builder. */
export interface Engine {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Calls back on every NOTIFY, and once after a gap in which notifications may have been missed. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
