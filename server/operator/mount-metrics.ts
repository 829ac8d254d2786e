import type { Env, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Metrics } from '../http/metrics.ts';
import { isOperator } from './is-operator.ts';

/** How the process is doing. */
export function mountMetrics<E extends Env>(app: Hono<E>, deps: Deps, metrics: Metrics): void {
  app.get('/metrics', async (context) => {
    // Counts say how the business goes, so in production they are for whoever holds the token.
    if (deps.config.isProduction && !(await isOperator(context, deps))) {
      return context.text('The operator token is needed.', 401);
    }
    return context.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
}
