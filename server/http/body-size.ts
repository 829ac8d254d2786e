import type { MiddlewareHandler } from 'hono';
import { answerRefusal, Refusal } from '../errors.ts';

const LARGEST_BODY_BYTES = 100 * 1024;

/**
 * Refuses by the announced length, or while reading where none is announced. The framework's own
 * limit copies the server's request object then, which cannot be copied: every DELETE would fail.
 */
export const refuseLargeBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  // These have none; asking for it would make a whole request of the server's light one.
  if (raw.method === 'GET' || raw.method === 'HEAD') return next();
  const length = raw.headers.get('content-length');
  if (length !== null && !raw.headers.has('transfer-encoding')) {
    return Number(length) > LARGEST_BODY_BYTES ? refuse() : next();
  }
  if (!raw.body) return next();
  const body = await readAtMost(raw.body, LARGEST_BODY_BYTES);
  if (!body) return refuse();
  const { method, headers, signal } = raw;
  context.req.raw = new Request(raw.url, {
    method,
    headers: new Headers(headers),
    signal,
    ...(body.size > 0 ? { body } : {}),
  });
  return next();
};

function refuse(): Response {
  const message = `A body may have ${LARGEST_BODY_BYTES / 1024} KB at most.`;
  return answerRefusal(new Refusal('body_too_large', message));
}

/** Null: there was more. What that is, is the server's to hear out; cancelling would end the connection. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks);
}
