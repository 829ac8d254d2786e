import { Agent, request as open } from 'node:http';
import { decoded } from '../../server/testing/hostile/decoded.ts';
import type { HostileRequest } from '../../server/testing/hostile/generate.ts';
import type { HostileAnswer } from '../../server/testing/hostile/judge.ts';

/** An answer that has not come by then never comes. */
const PATIENCE_MS = 30_000;

const isGiant = ({ headers }: HostileRequest) => headers.flat().join().length > 16_000;

const cutOff: HostileAnswer = {
  status: 431,
  type: 'application/json',
  text: '{"error":{"code":"headers_too_large","message":""}}',
  ms: 0,
};

/** Sends over kept-alive sockets, as written: no header is corrected, none is left out. */
export function openSender(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port, host } = new URL(url);
  const send = (request: HostileRequest): Promise<HostileAnswer> =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body } = request;
      const began = performance.now();
      const given = headers.some(([name]) => name === 'Host') ? [] : ['Host', host];
      const length =
        body || !['GET', 'HEAD'].includes(method)
          ? ['Content-Length', String(body?.length ?? 0)]
          : [];
      const outgoing = open({
        agent,
        hostname,
        port,
        method,
        path: target,
        setHost: false,
        headers: [...given, ...length, ...headers.flat()],
      });
      const patience = setTimeout(() => outgoing.destroy(new Error('hangs')), PATIENCE_MS);
      const end = () => clearTimeout(patience);
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        end();
        // The server did not want to hear the rest of the headers.
        if (error.code === 'ECONNRESET' && isGiant(request)) resolve(cutOff);
        else reject(error);
      });
      outgoing.on('response', (incoming) => {
        const type = incoming.headers['content-type'] ?? '';
        const chunks: Buffer[] = [];
        const done = () => {
          end();
          resolve({
            status: incoming.statusCode ?? 0,
            type,
            text: decoded(Buffer.concat(chunks), incoming.headers['content-encoding']),
            ms: performance.now() - began,
          });
        };
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // A stream of events has begun: that was its answer.
          if (type.startsWith('text/event-stream')) {
            done();
            outgoing.destroy();
          }
        });
        incoming.on('end', done);
        incoming.on('error', (error) => {
          end();
          reject(error);
        });
      });
      outgoing.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
