import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { scriptHashes } from './script-hashes.ts';
import type { ContentSecurityPolicy } from './security-headers.ts';

const compress = promisify(brotliCompress);
/** Made rarely, sent often. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A switched flag is promised within 5 seconds; nodes and proxies may cache a page for these each. */
const CACHED_SECONDS = 2;

interface PublicPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface PublicPages {
  readonly paths: ReadonlySet<string>;
  /** A page without a nonce, for nobody in particular. */
  readonly render: (url: string) => Promise<Response>;
  readonly policy: ContentSecurityPolicy;
  /** The origin that renters see, where a node may be asked under several names. */
  readonly publicOrigin: string | null;
}

/**
 * Pages that say the same to everyone without a cookie: rendered once, then sent as finished bytes for
 * a moment. Their policy allows the scripts by what they say, so a proxy may cache them just as well.
 */
export function servePublicPages({
  paths,
  render,
  policy,
  publicOrigin,
}: PublicPages): MiddlewareHandler {
  const cached = new Map<string, Promise<PublicPage | null>>();

  async function finish(url: string): Promise<PublicPage | null> {
    const rendered = await render(url);
    if (rendered.status !== 200 || rendered.headers.has('set-cookie')) return null;
    const text = await rendered.text();
    const html = Buffer.from(text);
    return {
      html,
      brotli: await compress(html, brotliOptions),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy({ hashes: scriptHashes(text) }),
        'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CACHED_SECONDS}`,
        ETag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
        Vary: 'Cookie, Accept-Encoding',
      },
    };
  }

  /** Whoever asks while a page is being made waits for it. */
  function pageAt(url: string): Promise<PublicPage | null> {
    let page = cached.get(url);
    if (!page) {
      page = finish(url);
      cached.set(url, page);
      const forget = () => cached.delete(url);
      page.then(() => setTimeout(forget, CACHED_SECONDS * 1000).unref(), forget);
    }
    return page;
  }

  return async (context, next) => {
    const { origin, pathname, search } = new URL(context.req.url);
    const isForEveryone = search === '' && context.req.header('cookie') === undefined;
    if (!isForEveryone || !paths.has(pathname)) return next();
    const page = await pageAt((publicOrigin ?? origin) + pathname);
    if (!page) return next();

    const { html, brotli, headers } = page;
    if (context.req.header('if-none-match') === headers['ETag']) {
      return context.body(null, 304, headers);
    }
    if (!context.req.header('accept-encoding')?.includes('br')) {
      return context.body(html, 200, headers);
    }
    return context.body(brotli, 200, { ...headers, 'Content-Encoding': 'br' });
  };
}
