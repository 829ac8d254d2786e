import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** Whether something becomes true in time. */
export async function until(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const began = performance.now(); ; await delay(LOOK_EVERY_MS)) {
    if (await isSo().catch(() => false)) return true;
    if (performance.now() - began > seconds * 1_000) return false;
  }
}
