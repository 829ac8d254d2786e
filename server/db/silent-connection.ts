import { Socket } from 'node:net';

/** A little longer than the longest statement may take: by then the server has said something. */
const SILENCE_MS = 35_000;

/**
 * The driver's `stream` option: a socket that closes itself once nothing has moved on it for so long. A
 * server that vanished without a word (a machine that lost its power, a network that swallows) would
 * otherwise keep the connection for a quarter of an hour, and whoever waits for an answer with it.
 */
export const closedWhenSilent =
  (silenceMs = SILENCE_MS) =>
  (): Socket => {
    const socket = new Socket();
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: silence')));
    return socket;
  };
