import type { Env, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { refuseCrossSite } from '../../http/cross-site.ts';

const PREFIX = '/sim/identity';

/** Where our widget finds the simulated provider; with the real one this address does not exist. */
export function mountWidget<E extends Env>(app: Hono<E>, { identity, config }: Deps): void {
  const { answerWidget } = identity;
  if (!answerWidget) return;
  app.use(`${PREFIX}/*`, refuseCrossSite(config));
  app.all(`${PREFIX}/*`, (context) => {
    const url = new URL(context.req.url);
    url.pathname = url.pathname.slice(PREFIX.length);
    return answerWidget(new Request(url, context.req.raw));
  });
}
