import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** A little longer than the longest statement may take: by then the server has said something. */
const SILENCE_MS = 35_000;

/**
 * Ends a connection on which nothing has moved for so long. A server that vanished without a word (a
 * machine that lost its power, a network that swallows) would otherwise keep it for a quarter of an
 * hour, and whoever waits for an answer with it.
 */
export function endWhenSilent(client: ClientBase, silenceMs = SILENCE_MS): void {
  const socket = socketOf(client);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: silence')));
}

/** For the one connection that runs statements of many minutes. */
export const letBeSilent = (client: ClientBase) => socketOf(client).setTimeout(0);

/** The driver's types hide it; with TLS it is the encrypted one. */
export const socketOf = (client: ClientBase) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
