import { setTimeout as delay } from 'node:timers/promises';

export interface Outcome {
  readonly latencyMs: number;
  readonly isGood: boolean;
}

interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const realClock: Clock = {
  now: () => performance.now(),
  // Timers take whole milliseconds: rounded down, a request would start before it is due.
  sleep: (ms) => delay(Math.ceil(ms)),
};

/**
 * Starts each request when it is due, whether or not those before it were answered, and measures from
 * when it was due: time spent in any queue counts, the generator's own included. A closed loop would
 * ask less often exactly when the server is slow, and hide it.
 */
export async function openLoop(
  dueMs: readonly number[],
  send: (index: number) => Promise<boolean>,
  clock: Clock = realClock,
): Promise<Outcome[]> {
  const began = clock.now();
  const sent: Promise<Outcome>[] = [];
  for (const [index, ms] of dueMs.entries()) {
    const due = began + ms;
    const wait = due - clock.now();
    if (wait > 0) await clock.sleep(wait);
    const outcome = send(index).catch(() => false);
    sent.push(outcome.then((isGood) => ({ latencyMs: clock.now() - due, isGood })));
  }
  return Promise.all(sent);
}
