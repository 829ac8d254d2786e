import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import type { TestApp } from '../test-app.ts';
import { audit } from './audit.ts';

const LOOK_EVERY_MS = 1_000;

/** Waits until every request has its outcome and the books agree; what is still wrong then is answered. */
export async function untilQuiet(
  { app, database }: { readonly app: TestApp; readonly database: Database },
  patienceMs: number,
  asked: Parameters<typeof audit>[2] = {},
): Promise<string[]> {
  const began = performance.now();
  for (;;) {
    const wrong = await audit(database, app.deps.paymentProvider, asked);
    if (wrong.length === 0 || performance.now() - began > patienceMs) return wrong;
    // As the schedule does every minute, only sooner.
    await app.deps.jobs.enqueue(database.kysely, 'sweep', {});
    await delay(LOOK_EVERY_MS);
  }
}
