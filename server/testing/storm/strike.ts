import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../sample-data/random.ts';
import type { FaultName } from './faults.ts';

/**
 * Strikes one fault after the other, in the order of chance, evenly over the time; answers how often
 * each struck.
 */
export async function strike(
  faults: Readonly<Record<FaultName, () => Promise<void>>>,
  wanted: Partial<Record<FaultName, number>>,
  { random, seconds }: { readonly random: Random; readonly seconds: number },
): Promise<Map<FaultName, number>> {
  const names = Object.keys(wanted) as FaultName[];
  const list = names.flatMap((name) => Array.from({ length: wanted[name] ?? 0 }, () => name));
  const order = random.pickSome(list, list.length);
  const struck = new Map<FaultName, number>();
  const began = performance.now();
  for (const [index, name] of order.entries()) {
    const dueMs = ((index + random.fraction()) / order.length) * seconds * 1_000;
    await delay(Math.max(0, dueMs - (performance.now() - began)));
    await faults[name]();
    struck.set(name, (struck.get(name) ?? 0) + 1);
  }
  return struck;
}
