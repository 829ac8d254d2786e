import type { Send } from './client.ts';

/**
 * Watches what the calls that pass through it ask for, as a page does: by server-sent events, until
 * the outcome is told. A stream that breaks off is a fault, or where they are expected asked for again.
 */
export function watchRequest(send: Send, { comesAgain = false } = {}) {
  const faults: string[] = [];
  const notifiedMs: number[] = [];
  /** By request. */
  const outcomes = new Map<string, string>();
  const watching = new Set<Promise<void>>();

  async function watch(id: string, cookie: string): Promise<void> {
    const began = performance.now();
    const answer = await send(`/api/requests/${id}/events`, { headers: { cookie } });
    // The stream ends by itself when there is nothing more to tell.
    const heard = await answer.text();
    const outcome = /"status":"(accepted|failure)"/.exec(heard)?.[1];
    if (outcome) {
      outcomes.set(id, outcome);
      notifiedMs.push(performance.now() - began);
    } else if (comesAgain && answer.status === 200) await watch(id, cookie);
    else faults.push(`the watcher of ${id} was sent ${answer.status} ${heard}`);
  }

  return {
    faults,
    notifiedMs,
    outcomes,
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
