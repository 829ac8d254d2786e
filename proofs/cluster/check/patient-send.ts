import { setTimeout as delay } from 'node:timers/promises';
import type { Send } from '../../../server/testing/rentals/client.ts';

const ASK_AGAIN_MS = 50;
const PATIENCE_MS = 60_000;
/** Said by a balancer whose node died in the middle, or by a node that is not ready. */
const TRY_AGAIN = new Set([502, 503, 504]);

/** Asks again as a browser does that got no answer: word for word, under the same key. */
export function patientSend(url: string): Send {
  return async (path, init) => {
    for (const began = performance.now(); ; await delay(ASK_AGAIN_MS)) {
      try {
        const answer = await fetch(new URL(path, url), init);
        const text = await answer.text(); // a node can die in the middle of a sentence, too
        if (!TRY_AGAIN.has(answer.status)) return new Response(text, { status: answer.status });
      } catch {}
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${path} was never answered`);
    }
  };
}
