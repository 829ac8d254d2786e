import type { Env, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { refuseLargeBody } from '../../http/body-size.ts';
import { refuseCrossSite } from '../../http/cross-site.ts';

const PREFIX = '/sim/stripe';

/** Where our card form finds the simulated provider; with the real one this address does not exist. */
export function mountCardEntry<E extends Env>(app: Hono<E>, { cardEntry, config }: Deps): void {
  const { answerBrowser } = cardEntry;
  if (!answerBrowser) return;
  app.use(`${PREFIX}/*`, refuseLargeBody, refuseCrossSite(config));
  app.all(`${PREFIX}/*`, (context) => {
    const url = new URL(context.req.url);
    url.pathname = url.pathname.slice(PREFIX.length);
    return answerBrowser(new Request(url, context.req.raw));
  });
}
