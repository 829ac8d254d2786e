import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApiClient } from '../contract/client.ts';
import type { RenderContext } from '../contract/rendering.ts';
import { NonceContext } from './nonce.ts';
import { reportError } from './page/report-error.ts';
import { apiContext, fetchApiContext, nonceContext } from './request-context.ts';

/** For the server: it must be the very React Router that the pages are packed with. */
export { createRequestHandler } from 'react-router';
export { reportErrorsTo } from './page/report-error.ts';
export { publicPaths } from './standing-paths.ts';

/** Smaller than gzip in the same time; the next fifteenth would take twice as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export const streamTimeout = 5_000;

/** The server knows nothing of React: it hands over its facts here and gets a context back. */
export function createLoadContext({
  nonce,
  origin,
  fetchApi,
}: RenderContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce ?? undefined);
  context.set(fetchApiContext, fetchApi);
  context.set(apiContext, createApiClient({ fetch: fetchApi, origin }));
  return context;
}

/**
 * React Router's own would print it, with the address of the page. What it refuses itself, as a write to a
 * page that takes none, is no failure of ours.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) reportError(error);
};

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext);
  const isCrawler = isbot(request.headers.get('user-agent'));
  const isForEveryone = nonce === undefined;
  // The server compresses what it keeps for everyone.
  const isCompressed = !isForEveryone && request.headers.get('accept-encoding')?.includes('br');
  if (isCompressed) {
    headers.set('Content-Encoding', 'br');
    headers.append('Vary', 'Accept-Encoding');
  }

  return new Promise((resolve, reject) => {
    let answered = false;
    const send = () => {
      answered = true;
      // Whenever all that is ready has been written, React flushes a compressing stream.
      const body = isCompressed ? createBrotliCompress(brotliOptions) : new PassThrough();
      body.on('close', () => clearTimeout(giveUp));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
      </NonceContext>,
      {
        nonce,
        // All of a page is ready at once: nothing is held back for a script to put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // A crawler and a cache get the finished page, a person the shell as soon as it stands.
        ...(isCrawler || isForEveryone ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          if (answered) reportError(error);
        },
      },
    );
    const giveUp = setTimeout(abort, streamTimeout + 1_000);
  });
}
