import { Hono } from 'hono';
import { errorStatus } from '../../contract/errors.ts';
import type { RenderContext } from '../../contract/rendering.ts';
import type { Config } from '../config.ts';
import { answerRefusal, awayForNow } from '../errors.ts';
import { atPublicUrl } from './at-public-url.ts';
import { servePublicPages } from './public-pages.ts';
import { contentSecurityPolicy, createNonce } from './security-headers.ts';

/** Turns a request into a page. The pages are built apart and know the server only by RenderContext. */
export type PageRenderer = (request: Request, context: RenderContext) => Promise<Response>;

export interface Pages {
  readonly render: PageRenderer;
  /** What says the same to everyone who comes without a cookie. */
  readonly publicPaths: readonly string[];
}

/** Every address that is no file and not the API's. */
export function buildPages({ render, publicPaths }: Pages, api: Hono, config: Config): Hono {
  const pages = new Hono();
  const { publicUrl } = config;
  const policy = contentSecurityPolicy(config);

  pages.get(
    '*',
    servePublicPages({
      paths: new Set(publicPaths),
      // A request of our own: nothing of the visitor's can find its way into the page.
      render: (url) =>
        render(new Request(url), {
          nonce: null,
          origin: new URL(url).origin,
          fetchApi: async (asked) => api.fetch(asked),
        }),
      policy,
      publicOrigin: publicUrl === null ? null : new URL(publicUrl).origin,
    }),
  );

  pages.all('*', async (context) => {
    const cookie = context.req.header('cookie');
    const nonce = createNonce();
    const renewedCookies: string[] = [];
    let isAway = false;
    const page = await render(atPublicUrl(context.req.raw, publicUrl), {
      nonce,
      origin: new URL(context.req.url).origin,
      // In process, as the same visitor: the page sees exactly what the API would give them.
      fetchApi: async (asked) => {
        if (cookie) asked.headers.set('cookie', cookie);
        const answer = await api.fetch(asked);
        isAway ||= answer.status === errorStatus.unavailable;
        renewedCookies.push(...answer.headers.getSetCookie());
        return answer;
      },
    });
    const answer = inThisMoment(page, isAway);
    for (const renewed of renewedCookies) answer.headers.append('Set-Cookie', renewed);
    answer.headers.set('Content-Security-Policy', policy({ nonce }));
    // Every page of a signed-in renter names them.
    const isSignedIn = cookie?.includes('session_token=');
    answer.headers.set('Cache-Control', isSignedIn ? 'no-store' : 'private, no-cache');
    return answer;
  });
  return pages;
}

/** The error page of a moment without a database says so to proxies and search engines, too. */
function inThisMoment(page: Response, isAway: boolean): Response {
  if (!isAway || page.status !== errorStatus.internal) return page;
  const { status, headers } = answerRefusal(awayForNow());
  const answer = new Response(page.body, { status, headers: page.headers });
  answer.headers.set('Retry-After', headers.get('Retry-After') ?? '');
  return answer;
}
