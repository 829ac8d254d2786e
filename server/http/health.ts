import type { Env, Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { isBearer } from './bearer.ts';
import type { Metrics } from './metrics.ts';

/** For whatever watches the process: alive, able to serve, and how it is doing. */
export function mountHealth<E extends Env>(app: Hono<E>, deps: Deps, metrics: Metrics): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    try {
      await sql`SELECT 1`.execute(deps.database.kysely);
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'the database does not answer' }, 503);
    }
  });
  app.get('/metrics', async (context) => {
    // Counts say how the business goes, so in production they are for whoever holds the token.
    const isOperator = isBearer(context.req.header('authorization'), deps.operatorToken);
    if (deps.config.isProduction && !isOperator) {
      return context.text('The operator token is needed.', 401);
    }
    return context.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
}
