import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to whoever asks for any (from 32768 on Linux, higher elsewhere):
 * a program that was killed finds its port free when it comes back, whatever was connected meanwhile.
 */
const PORTS = { first: 20_000, last: 25_999 };
/** Whoever listens so far above a port has it reserved: the system lets go of it when they end. */
const TO_RESERVATION = 6_000;
const TRIES = 1_000;

/** A port that nobody listens on now, and that nobody else is given here as long as this process lives. */
export async function freePort({ first, last } = PORTS): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(first, last + 1);
    const reservation = await listen(port + TO_RESERVATION);
    const trial = reservation && (await listen(port));
    if (trial) {
      reservation.unref();
      await close(trial);
      return port;
    }
    if (reservation) await close(reservation);
  }
  throw new Error(`No port from ${first} to ${last} is free`);
}

/** Null: somebody else does. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  return listening.then(
    () => server,
    () => null,
  );
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
