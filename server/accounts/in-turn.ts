import { availableParallelism } from 'node:os';

/** One core is left to whatever else is answered, and half of Node's four threads to files and names. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

const waiting: (() => void)[] = [];
let running = 0;

/** Work that takes a core for itself: no more of it at once than others can bear, in the order of asking. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
