import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How the proxy treats what passes through it. */
type Weather = 'fair' | 'slow' | 'black hole' | 'gone';

const SLOW_MS = 150;

export interface FaultProxy {
  readonly port: number;
  /**
   * Slow: every piece comes late. Black hole: connections stand, and nothing comes through. Gone: no
   * connection stands, and none is made.
   */
  turn(weather: Weather): void;
  /** Resets every connection at once; answers how many there were. */
  cut(): number;
  /** The next answer is cut off in its middle, whoever it is for. */
  cutNextAnswer(): void;
  /** How many answers were cut off in their middle so far. */
  cutAnswers(): number;
  close(): Promise<void>;
}

/** Stands between two programs on one machine and does what networks do. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let weather: Weather = 'fair';
  let cutsAsked = 0;
  let cutsMade = 0;

  const server = createServer((client) => {
    if (weather === 'gone') {
      client.resetAndDestroy();
      return;
    }
    const target = connect(targetPort, '127.0.0.1');
    const pair = [client, target] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      reset(pair);
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);
    passOn(client, target, (piece) => piece);
    passOn(target, client, (answer) => {
      if (cutsAsked === 0 || answer.length < 2) return answer;
      cutsAsked -= 1;
      cutsMade += 1;
      client.write(answer.subarray(0, answer.length >> 1), end);
      return null;
    });
  });

  /** One piece after the other, each when the weather lets it. */
  function passOn(from: Socket, to: Socket, change: (piece: Buffer) => Buffer | null): void {
    let before = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      from.pause();
      before = before.then(async () => {
        await letThrough();
        const changed = change(piece);
        if (changed && to.writable && !to.write(changed)) await drained(to);
        from.resume();
      });
    });
    from.on('end', () => void before.then(() => to.end()));
  }

  function cut(): number {
    const cutNow = [...pairs];
    for (const pair of cutNow) reset(pair);
    return cutNow.length;
  }

  async function letThrough(): Promise<void> {
    if (weather === 'slow') await pause(SLOW_MS);
    while (weather === 'black hole') await pause(20);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    turn(next) {
      weather = next;
      if (next === 'gone') cut();
    },
    cut,
    cutNextAnswer() {
      cutsAsked += 1;
    },
    cutAnswers: () => cutsMade,
    async close() {
      weather = 'fair';
      for (const pair of pairs) reset(pair);
      server.close();
      await once(server, 'close');
    },
  };
}

function reset(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) if (!socket.destroyed) socket.resetAndDestroy();
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('drain', resolve).once('close', resolve);
  });
