import { connect, type Socket } from 'node:net';

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * One kept connection per lane, with next to no work of our own: on two cores every microsecond of
 * whoever measures is taken from what is measured. Whatever is not answered with a 2xx is an error.
 */
export async function openLanes(url: string, count: number) {
  const { hostname, port, host } = new URL(url);
  const lanes = await Promise.all(
    Array.from({ length: count }, () => openLane(hostname, Number(port))),
  );
  const send = (lane: number, request: string): Promise<void> =>
    lanes[lane]?.send(request) ?? Promise.reject(new Error('no lane'));
  return {
    /** The same question again and again. */
    get: (path: string) => {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      return (lane: number) => send(lane, request);
    },
    send: (lane: number, request: RawRequest) => send(lane, written(host, request)),
    close: () => {
      for (const lane of lanes) lane.close();
    },
  };
}

function written(host: string, { method, path, headers, body }: RawRequest): string {
  const content = JSON.stringify(body);
  const lines = Object.entries({
    Host: host,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(content)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

async function openLane(hostname: string, port: number) {
  const socket = await connected(hostname, port);
  let waiting = Promise.withResolvers<void>();
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    try {
      missing = (missing || lengthOf(chunk)) - chunk.length;
      if (missing === 0) waiting.resolve();
    } catch (error) {
      waiting.reject(error);
    }
  });
  socket.on('close', () => waiting.reject(new Error('the server hung up')));
  waiting.promise.catch(() => {}); // nobody asks yet
  return {
    send(request: string): Promise<void> {
      waiting = Promise.withResolvers<void>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

function connected(hostname: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname, () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

/** Of head and body together; the head comes in one piece and names the body's length. */
function lengthOf(first: Buffer): number {
  const head = first.toString('latin1', 0, first.indexOf('\r\n\r\n'));
  if (!head.startsWith('HTTP/1.1 2')) throw new Error(`answered ${head.split('\r\n')[0]}`);
  const [, body] = /^content-length: (\d+)$/im.exec(head) ?? [];
  if (body === undefined) throw new Error('an answer of unknown length');
  return head.length + 4 + Number(body);
}
