import { decoded } from './decoded.ts';
import type { HostileRequest } from './generate.ts';
import type { HostileAnswer } from './judge.ts';

/** Without sockets. A Request takes neither this method nor this header; over sockets both are sent. */
export async function sendInProcess(
  ask: (path: string, init: RequestInit) => Promise<Response>,
  { method, target, headers, body }: HostileRequest,
): Promise<HostileAnswer> {
  const stop = new AbortController();
  const answer = await ask(target, {
    method: method === 'TRACE' ? 'PUT' : method,
    headers: headers.filter(([name]) => name !== 'Host').map(([name, value]) => [name, value]),
    body: body && new Uint8Array(body),
    signal: stop.signal,
  });
  const type = answer.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  const encoding = answer.headers.get('content-encoding');
  const text = isStream ? '' : decoded(Buffer.from(await answer.arrayBuffer()), encoding);
  stop.abort();
  return { status: answer.status, type, text, ms: 0 };
}
