import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects what is no longer used, now. For the one time that much is left over at once: the rows of a
 * whole sample fleet, which would wait for a collection that a quiet site does not soon have.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
