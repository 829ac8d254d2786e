import type { CardControlChange } from '../../contract/sim.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { readControls, setControls } from '../providers/payments/simulator/controls.ts';

/** What is not named stays as it is. All simulated accounts obey. */
export async function changeCardControls(
  { cardEntry }: Pick<Deps, 'cardEntry'>,
  { delaySeconds, times, reordered, beforeAnswer, ...calls }: CardControlChange,
): Promise<void> {
  const { simulators } = cardEntry;
  if (simulators.length === 0) throw notFound('The simulated card provider');
  for (const { db } of simulators) {
    await db.transaction().execute(async (tx) => {
      const controls = await readControls(tx);
      await setControls(tx, {
        ...controls,
        ...calls,
        webhooks: {
          delaySeconds: delaySeconds ?? controls.webhooks.delaySeconds,
          times: times ?? controls.webhooks.times,
          reordered: reordered ?? controls.webhooks.reordered,
          beforeAnswer: beforeAnswer ?? controls.webhooks.beforeAnswer,
        },
      });
    });
  }
}
