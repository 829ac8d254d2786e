import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { answerRefusal, Refusal } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write, to the API or to a page, must come from our own pages: another site could otherwise use the
 * visitor's cookie. Programs without a browser send neither header and carry no cookie of somebody else.
 */
export function refuseCrossSite({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const site = publicUrl === null ? null : new URL(publicUrl);
  return async (context, next) => {
    if (SAFE_METHODS.has(context.req.method)) return next();
    const { host } = new URL(context.req.url);
    const isOwn = (origin: string) =>
      origin === site?.origin || (host !== site?.host && URL.parse(origin)?.host === host);
    const from = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const comesFromElsewhere =
      (from !== undefined && from !== 'same-origin' && from !== 'none') ||
      (origin !== undefined && !isOwn(origin));
    if (comesFromElsewhere) {
      return answerRefusal(
        new Refusal('cross_site', 'Writes are accepted from our own pages only.'),
      );
    }
    return next();
  };
}
