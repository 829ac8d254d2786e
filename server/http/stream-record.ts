import type { RecordWatch } from '../db/record-watch.ts';
import { takeStream } from './open-streams.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events: the record now, then at every change, until it has ended. The watch is
 * set before the first readAgain, so nothing that happens in between is missed.
 */
export function streamRecord<T>(
  record: {
    readonly name: 'request' | 'booking';
    readonly id: string;
    /** Whose it is. */
    readonly userId: string;
    readonly read: () => Promise<T>;
    readonly hasEnded: (state: T) => boolean;
  },
  watch: RecordWatch,
  signal: AbortSignal,
): Response {
  const giveBack = takeStream(record.userId);
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let reading = false;
      let changedMeanwhile = false;
      let ended = false;
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const unwatch = watch.onChange(record.id, () => void readAgain());
      stop = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        unwatch();
        giveBack();
      };
      const send = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      const readAgain = async () => {
        changedMeanwhile = reading;
        if (reading || ended) return;
        reading = true;
        try {
          const state = await record.read();
          send(`event: ${record.name}\ndata: ${JSON.stringify(state)}\n\n`);
          if (record.hasEnded(state) && !ended) {
            stop();
            controller.close();
          }
        } catch {
          // The browser reconnects by itself and is then answered properly.
          if (!ended) {
            stop();
            controller.close();
          }
        } finally {
          reading = false;
          if (changedMeanwhile) void readAgain();
        }
      };
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      await readAgain();
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}
