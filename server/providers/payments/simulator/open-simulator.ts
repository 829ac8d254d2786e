import type { Hono } from 'hono';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connect.ts';
import { type Keys, openAccount } from './account.ts';
import { adoptSampleData } from './adopt-sample-data.ts';
import { createStripeApp } from './app.ts';
import { readControls } from './controls.ts';
import { deliverWebhooks, type Send } from './deliver-webhooks.ts';
import { WEBHOOK_CHANNEL } from './emit-event.ts';
import { type SimulatorQueries, simulatorTables } from './tables.ts';

/** Retries and delayed events come due without anything happening. */
const DELIVER_EVERY_MS = 2_000;

export interface StripeSimulator {
  /** Of the account that it plays. */
  readonly account: string;
  readonly app: Hono;
  readonly keys: Keys;
  /** For the controls of a page that shows the simulator. */
  readonly db: SimulatorQueries;
  /** Tells the events that are due, once; answers how many were acknowledged. */
  deliver(send: Send): Promise<number>;
  /** Tells events as they happen, until stopped. */
  keepDelivering(send: Send): Promise<() => Promise<void>>;
}

export async function openStripeSimulator(
  database: Database,
  clock: Clock,
  { account = 'main', keys: givenKeys }: { readonly account?: string; readonly keys?: Keys } = {},
): Promise<StripeSimulator> {
  const db = simulatorTables(database.kysely, account);
  const keys = await openAccount(db, givenKeys);
  if (account === 'main') await adoptSampleData(db);
  const target = { db, webhookSecret: keys.webhookSecret, clock };
  const deliver = (send: Send) => deliverWebhooks(target, send);
  let receiver: Send | null = null;
  let running: Promise<unknown> | null = null;
  const beforeAnswer = async () => {
    if (!receiver || !(await readControls(db)).webhooks.beforeAnswer) return;
    await running; // it may be telling the very event
    await deliver(receiver);
  };
  return {
    account,
    app: createStripeApp({ db, keys, clock, beforeAnswer }),
    keys,
    db,
    deliver,
    async keepDelivering(send) {
      receiver = send;
      let again = false;
      const deliverDue = () => {
        again = running !== null;
        // A failed delivery (a database that restarts) is followed by the next one.
        running ??= deliver(send)
          .catch(() => {})
          .finally(() => {
            running = null;
            if (again) deliverDue();
          });
      };
      const timer = setInterval(deliverDue, DELIVER_EVERY_MS);
      const stopListening = await database.listen(WEBHOOK_CHANNEL, {
        onMessage: deliverDue,
        onGap: deliverDue,
      });
      return async () => {
        receiver = null;
        clearInterval(timer);
        await stopListening();
        again = false;
        await running;
      };
    },
  };
}
