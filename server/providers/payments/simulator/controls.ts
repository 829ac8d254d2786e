import { z } from 'zod';
import { callFailures, declineCodes } from '../../../../contract/sim-declines.ts';
import { listObjects } from './object-store.ts';
import type { Objects } from './objects.ts';
import type { SimulatorQueries } from './tables.ts';

/** What whoever tries the product out may ask of the simulator; all nodes obey. */
const Controls = z.object({
  /** The next charge or hold is refused with this decline code, whatever the card. */
  declineNext: z.enum(declineCodes).nullish(),
  /** The next call that moves money is answered with an error, which its key remembers. */
  failNext: z.enum(callFailures).nullish(),
  /** What would succeed at once stays under way until somebody settles it. */
  charges: z.enum(['at-once', 'processing']).default('at-once'),
  refunds: z.enum(['at-once', 'pending']).default('at-once'),
  /** Our account at the provider has less than any refund. */
  isBalanceShort: z.boolean().default(false),
  webhooks: z
    .object({
      delaySeconds: z.int().min(0).max(3600).default(0),
      /** How often each event is told. */
      times: z.int().min(0).max(5).default(1),
      /** Newest first, gathered for a moment. */
      reordered: z.boolean().default(false),
      /** Each event is told before the call that caused it is answered. */
      beforeAnswer: z.boolean().default(false),
    })
    .prefault({}),
});

export type Controls = z.output<typeof Controls>;

export async function readControls(tx: SimulatorQueries): Promise<Controls> {
  const row = await tx.selectFrom('stripe_account').select('controls').executeTakeFirst();
  return Controls.parse(row?.controls ?? {});
}

export async function setControls(
  tx: SimulatorQueries,
  controls: z.input<typeof Controls>,
): Promise<void> {
  await tx
    .updateTable('stripe_account')
    .set({ controls: JSON.stringify(Controls.parse(controls)) })
    .execute();
}

/** Answers what the next charge shall be refused with, once. */
export async function takeDecline(tx: SimulatorQueries): Promise<Controls['declineNext']> {
  const controls = await readControls(tx);
  if (!controls.declineNext) return null;
  await setControls(tx, { ...controls, declineNext: null });
  return controls.declineNext;
}

/** Answers how the next call shall fail, once. */
export async function takeFailure(tx: SimulatorQueries): Promise<Controls['failNext']> {
  const controls = await readControls(tx);
  if (!controls.failNext) return null;
  await setControls(tx, { ...controls, failNext: null });
  return controls.failNext;
}

/** The newest objects of a kind, for a page that shows what the simulator knows. */
export async function recentObjects<K extends keyof Objects>(
  tx: SimulatorQueries,
  object: K,
  limit = 50,
): Promise<Objects[K][]> {
  return (await listObjects(tx, object, { limit })).data;
}

export interface WebhookLogLine {
  readonly eventId: string;
  readonly type: string;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly deliveredAt: Date | null;
}

export async function webhookLog(tx: SimulatorQueries, limit = 50): Promise<WebhookLogLine[]> {
  const rows = await tx
    .selectFrom('stripe_deliveries')
    .innerJoin('stripe_objects', (join) =>
      join.onRef('id', '=', 'event_id').on('object', '=', 'event'),
    )
    .select(['event_id', 'body', 'attempts', 'last_status', 'delivered_at'])
    .orderBy('stripe_deliveries.seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    type: (row.body as Objects['event']).type,
    attempts: row.attempts,
    lastStatus: row.last_status,
    deliveredAt: row.delivered_at,
  }));
}
