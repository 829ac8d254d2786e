import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { answeringTo } from './origin-of-request.ts';

/** First of all: every answer carries the headers that are always sent, is counted and is logged. */
export function observeAnswers(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  {
    metrics,
    alwaysSent,
  }: { readonly metrics: Metrics; readonly alwaysSent: Record<string, string> },
): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    const requestId = acceptedRequestId(context.req.header('x-request-id')) ?? randomUUID();
    const origin = {
      requestId,
      address: clientAddress(context, config),
      device: context.req.header('user-agent') ?? null,
    };
    await answeringTo(origin, next);
    const { headers } = context.res;
    headers.set('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(alwaysSent)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    const { status } = context.res;
    // Whoever wrote it: what is refused now may be there in a moment, and a refusal may be about one person.
    if (status >= 400) headers.set('Cache-Control', 'no-store');
    const seconds = (performance.now() - began) / 1000;
    const { method } = context.req;
    // Of whoever answered; the last that matches is always the catch-all of the pages.
    const route = routePath(context);
    metrics.observe({ method, route, status, seconds });
    log.info({ requestId, method, route, status, ms: Math.round(seconds * 1000) }, 'answered');
  };
}

/** A proxy's id is kept so that both logs can be read together; anything odd is replaced. */
function acceptedRequestId(given: string | undefined): string | null {
  return given && /^[\w-]{8,64}$/.test(given) ? given : null;
}
