import type { RequestRecord } from '../../contract/requests.ts';
import type { RequestWatch } from './watch-requests.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events: the state now, then every change, until the request has ended. The watch is
 * set before the first look, so nothing that happens in between is missed.
 */
export function streamRequest(
  requestId: string,
  read: () => Promise<RequestRecord>,
  watch: RequestWatch,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let looking = false;
      let lookAgain = false;
      let ended = false;
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const unwatch = watch.onChange(requestId, () => void look());
      stop = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        unwatch();
      };
      const send = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      const look = async () => {
        lookAgain = looking;
        if (looking || ended) return;
        looking = true;
        try {
          const record = await read();
          send(`event: request\ndata: ${JSON.stringify(record)}\n\n`);
          if (record.status !== 'pending' && !ended) {
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
          looking = false;
          if (lookAgain) void look();
        }
      };
      signal.addEventListener('abort', stop, { once: true });
      await look();
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
