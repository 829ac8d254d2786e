import type { Env, Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** For whatever watches the process: alive, and able to serve. */
export function mountHealth<E extends Env>(app: Hono<E>, deps: Deps): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    try {
      await sql`SELECT 1`.execute(deps.database.kysely);
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'the database does not answer' }, 503);
    }
  });
}
