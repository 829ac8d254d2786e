import { ApiError } from '../../contract/client.ts';

/** Waits between the tries; the last one is kept. */
const waitsMs = [1_000, 2_000, 4_000, 5_000] as const;
/** A server that stumbles three times over the same thing will do so again. */
const maxStumbles = 3;

/**
 * Sends until there is an answer. A lost one tells nothing: it may have arrived. So the same thing
 * is sent again, under the same key, until the server says yes or no.
 */
export async function sendUntilAnswered<T>(
  send: () => Promise<T | null>,
  on: { readonly onLost: () => void; readonly pause: (ms: number) => Promise<void> },
): Promise<T> {
  let stumbles = 0;
  for (let turn = 0; ; turn++) {
    try {
      const answer = await send();
      // Cut off after its first bytes, an answer reads as null: it is lost like any other.
      if (answer === null) throw new Error('The answer was cut off');
      return answer;
    } catch (error) {
      const answer = readAnswer(error);
      if (answer === 'no') throw error;
      if (answer === 'stumbled' && ++stumbles === maxStumbles) throw error;
      on.onLost();
      await on.pause(waitsMs[Math.min(turn, waitsMs.length - 1)] ?? 0);
    }
  }
}

function readAnswer(error: unknown): 'no' | 'stumbled' | 'none' {
  if (!(error instanceof ApiError)) return 'none';
  if (error.code === 'internal') return 'stumbled';
  // Turned away at the door: whether an earlier try got in is not known.
  return error.code === 'unavailable' || error.code === 'too_many_requests' ? 'none' : 'no';
}
