import { availableParallelism } from 'node:os';

/** One core is left to whatever else is answered, and half of Node's four threads to files and names. */
export const HEAVY_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** No more of some work at once than stated; the others wait, in the order of asking. */
export function turns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Work that takes a core for itself: no more of it at once than others can bear. */
export const inTurn = turns(HEAVY_AT_ONCE);
