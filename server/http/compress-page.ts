import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress } from 'node:zlib';

/** A sixth smaller than gzip for a few milliseconds; the next sixteenth would cost four times as much. */
const QUALITY = 5;

export const brotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

export const acceptsBrotli = (accepted: string | undefined) => accepted?.includes('br') ?? false;

/** The page as Brotli for whoever reads it. What is ready is sent on at once, what is deferred follows. */
export function compressPage(page: Response, accepted: string | undefined): Response {
  const isHtml = page.headers.get('content-type')?.startsWith('text/html');
  if (!isHtml || !page.body || !acceptsBrotli(accepted)) return page;
  const brotli = createBrotliCompress(brotliOptions);
  const source = Readable.fromWeb(page.body as NodeReadableStream);
  source.on('error', (error) => brotli.destroy(error));
  const answer = new Response(Readable.toWeb(source.pipe(brotli)) as ReadableStream, page);
  answer.headers.set('Content-Encoding', 'br');
  answer.headers.append('Vary', 'Accept-Encoding');
  return answer;
}
