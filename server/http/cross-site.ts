import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { answerRefusal, Refusal } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write must come from our own pages: another site could otherwise use the visitor's cookie.
 * Programs without a browser send neither header and carry no cookie of somebody else.
 */
export function refuseCrossSite(config: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.has(context.req.method)) return next();
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const own = new Set([new URL(context.req.url).host]);
    if (config.publicUrl) own.add(new URL(config.publicUrl).host);
    const comesFromElsewhere =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && !own.has(URL.parse(origin)?.host ?? ''));
    if (comesFromElsewhere) {
      return answerRefusal(
        new Refusal('cross_site', 'Writes are accepted from our own pages only.'),
      );
    }
    return next();
  };
}
