import type { Send } from './client.ts';

/**
 * Watches what the calls that pass through it ask for, as a page does: by server-sent events, until
 * the outcome is told.
 */
export function watchRequest(send: Send) {
  const faults: string[] = [];
  const toldMs: number[] = [];
  const watching = new Set<Promise<void>>();

  async function watch(id: string, cookie: string): Promise<void> {
    const began = performance.now();
    const answer = await send(`/api/requests/${id}/events`, { headers: { cookie } });
    // The stream ends by itself when there is nothing more to tell.
    const told = await answer.text();
    if (/"status":"(accepted|failure)"/.test(told)) toldMs.push(performance.now() - began);
    else faults.push(`the watcher of ${id} was told ${answer.status} ${told}`);
  }

  return {
    faults,
    toldMs,
    send: (async (path, init) => {
      const answer = await send(path, init);
      if (answer.status === 202) {
        const { id, awaiting } = (await answer.clone().json()) as { id: string; awaiting: unknown };
        const cookie = new Headers(init.headers).get('cookie') ?? '';
        if (!awaiting) {
          const one = watch(id, cookie);
          watching.add(one);
          void one.finally(() => watching.delete(one));
        }
      }
      return answer;
    }) satisfies Send,
    ended: () => Promise.all(watching),
  };
}
