import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

const MB = 1024 * 1024;
/** Announced to be no longer than this: soon over, so the connection is worth keeping. */
const SHORT_BYTES = MB;
/** What may still come, and how long that may take: the photograph that was too large, over a slow line. */
const REST_BYTES = 32 * MB;
const REST_MS = 30_000;

/**
 * Whoever is refused in the middle of their words often reads the answer only when they have said them. So the
 * rest is heard and thrown away. The connection is kept after a short one; after any other it ends, and the
 * answer says so: the next request would be sent into a connection that is about to close.
 */
function endUnread(response: ServerResponse<IncomingMessage>): void {
  const { req: request } = response;
  const { socket } = request;
  if (socket.destroyed) return;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding || Number(length) > SHORT_BYTES) response.setHeader('Connection', 'close');

  // Closing both ways while something is unread is a reset, which would take our answer with it.
  const { destroySoon } = socket;
  socket.destroySoon = () => socket.end();
  const giveUp = () => socket.destroy();
  const timer = setTimeout(giveUp, REST_MS);
  const forget = () => clearTimeout(timer);
  socket.once('close', forget);

  let bytes = 0;
  request.removeAllListeners('data'); // of a reader that stopped, and would stop us
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > REST_BYTES) giveUp();
  });
  request.once('end', () => {
    forget();
    socket.off('close', forget);
    socket.destroySoon = destroySoon;
    if (socket.writableEnded) socket.destroySoon();
  });
  request.resume();
}

/** By the first word of an answer it is known whether the whole body was wanted. */
export class HonestResponse extends ServerResponse<IncomingMessage> {
  override writeHead(status: number, reason?: string | HeaderList, headers?: HeaderList): this {
    if (!this.req.complete) endUnread(this);
    return typeof reason === 'string'
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, reason);
  }
}
