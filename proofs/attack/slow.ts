import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './target.ts';

const CONNECTIONS = 200;
/** Headers have a quarter of a minute, silence forty seconds, anew whenever the line took some more of an answer. */
const DROPPED_WITHIN_MS = 150_000;
const READS_AFTER_MS = 140_000;
const ENDS_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;

async function byteByByte(socket: Socket): Promise<void> {
  while (!socket.destroyed) {
    socket.write('x');
    await delay(1_000);
  }
}

/** Each keeps a connection as long as it can. */
const habits: Readonly<Record<string, (socket: Socket) => Promise<void>>> = {
  'headers byte by byte': async (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    await byteByByte(socket);
  },
  'a body that never ends': async (socket) => {
    socket.write(
      'POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
  },
  'a refused body, byte by byte': async (socket) => {
    socket.write('POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n');
    await byteByByte(socket);
  },
  'not a word': async () => {},
  'answers that are never read': async (socket) => {
    socket.pause();
    const asked = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';
    for (let times = 0; times < 20 && !socket.destroyed; times += 1) {
      socket.write(asked.repeat(5));
      await delay(100);
    }
  },
};

/** Many who are slow on purpose; others must not notice, and none may stay. */
export async function attackSlowly({ url }: Target): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const findings: string[] = [];
  await Promise.all(
    Object.entries(habits)
      .map(async ([name, behave]) => {
        const began = performance.now();
        const count = CONNECTIONS / Object.keys(habits).length;
        const dropped = await Promise.all(
          Array.from({ length: count }, async () => {
            const socket = connect(Number(port), hostname);
            socket.on('error', () => {});
            const closed = new Promise<boolean>((resolve) =>
              socket.once('close', () => resolve(true)),
            );
            await once(socket, 'connect');
            void behave(socket);
            if (name !== 'answers that are never read') socket.resume();
            // A socket that does not read notices nothing; what is left of a dropped one ends at once.
            const waits = socket.isPaused()
              ? delay(READS_AFTER_MS).then(() => socket.resume())
              : null;
            await waits;
            const patienceMs = waits ? ENDS_WITHIN_MS : DROPPED_WITHIN_MS;
            const isDropped = await Promise.race([closed, delay(patienceMs, false)]);
            socket.destroy();
            return isDropped;
          }),
        );
        const open = dropped.filter((one) => !one).length;
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        console.log(`${name}: ${count - open} of ${count} dropped after ${seconds} s`);
        if (open > 0) findings.push(`${name}: ${open} connections stay open`);
      })
      .concat(watchOthers(url, findings)),
  );
  return findings;
}

/** Somebody with honest intentions, all the while. */
async function watchOthers(url: string, findings: string[]): Promise<void> {
  for (let second = 0; second < 20; second += 1) {
    const began = performance.now();
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const isAnswered = await fetch(`${url}/api/cities`, { signal }).then(
      async (answer) => answer.ok && (await answer.text()) !== '',
      () => false,
    );
    if (!isAnswered) findings.push(`others wait for ${Math.round(performance.now() - began)} ms`);
    await delay(1_000);
  }
}
