import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type ErrorCode, errorStatus } from '../../contract/errors.ts';
import { answerRefusal, Refusal } from '../errors.ts';

/** How long somebody may take; whoever sends byte by byte would otherwise keep a connection for ever. */
const patience = {
  headersTimeout: 15_000,
  /** A picture of a document over a slow line. */
  requestTimeout: 90_000,
  /** Longer than browsers and proxies keep one idle: whoever reuses a connection should find it open. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
} as const;
/** Nothing sent and nothing taken: event streams say something every quarter of a minute. */
const IDLE_MS = 40_000;
const MESSAGE = 'This is not a request we understand.';

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The server below the app: it gives up on the slow, and refuses what is not HTTP in our own shape. */
export function createPatientServer(): Server {
  const server = createServer(patience);
  server.timeout = IDLE_MS;
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket as Socket, error);
  });
  // What somebody expects beside an answer is their own affair.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

/** Node hears the rest of a body that was not read; Hono would cut the connection half a second later. */
export const answersOf = (fetch: Parameters<typeof getRequestListener>[0]): RequestListener =>
  getRequestListener(fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
    errorHandler: answerMalformed,
  });

/** The app answers for its own errors; here is what never became a request: a host that is none. */
const answerMalformed = (error: unknown): Response =>
  answerRefusal(
    error instanceof RequestError
      ? new Refusal('malformed_request', MESSAGE)
      : new Refusal('internal', 'Something went wrong on our side.'),
  );

/** Until the app is there. */
export const answerNotReady = answersOf(() =>
  answerRefusal(new Refusal('unavailable', 'Handover is starting.', [], { retryAfterSeconds: 1 })),
);

function codeOf({ code }: ClientError): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_too_slow' : 'malformed_request';
}

/** By hand: there is no request to answer. */
function refuse(socket: Socket, error: ClientError): void {
  const code = codeOf(error);
  const body = JSON.stringify({ error: { code, message: MESSAGE } });
  const head = [
    `HTTP/1.1 ${errorStatus[code]} Refused`,
    'Content-Type: application/json',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // Whoever asks for the head alone takes a body for the next answer.
  const isHead = error.rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
}
