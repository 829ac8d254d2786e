import type { RecordWatch } from '../db/record-watch.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './caller.ts';
import { takeStream } from './open-streams.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events: the record now, then at every change, until it or the session has ended. The
 * watch is set before the first readAgain, so nothing that happens in between is missed. The session is
 * asked about before every event: none is delivered to whoever would no longer be let in.
 */
export function streamRecord<T>(
  record: {
    readonly name: 'request' | 'booking' | 'city';
    readonly id: string;
    readonly read: () => Promise<T>;
    readonly hasEnded: (state: T) => boolean;
  },
  to: {
    readonly watch: RecordWatch;
    readonly sessions: Pick<Deps['sessions'], 'isOpen' | 'onEnd'>;
    readonly caller: Pick<Caller, 'userId' | 'sessionId'>;
    readonly signal: AbortSignal;
  },
): Response {
  const { watch, sessions, signal } = to;
  const { userId, sessionId } = to.caller;
  const giveBack = takeStream(userId);
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let reading = false;
      let changedMeanwhile = false;
      let ended = false;
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const unwatch = watch.onChange(record.id, () => void readAgain());
      const unwatchSession = sessions.onEnd(sessionId, () => void readAgain());
      stop = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        unwatch();
        unwatchSession();
        giveBack();
      };
      const close = () => {
        if (ended) return;
        stop();
        controller.close();
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
          if (!(await sessions.isOpen(sessionId))) return close();
          send(`event: ${record.name}\ndata: ${JSON.stringify(state)}\n\n`);
          if (record.hasEnded(state)) close();
        } catch {
          // The browser reconnects by itself and is then answered properly.
          close();
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
