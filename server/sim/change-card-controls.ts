import type { CardControlChange } from '../../contract/sim.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { readControls, setControls } from '../providers/payments/simulator/controls.ts';

/** What is not named stays as it is. */
export async function changeCardControls(
  { cardEntry }: Pick<Deps, 'cardEntry'>,
  { declineNext, ...webhooks }: CardControlChange,
): Promise<void> {
  const { simulator } = cardEntry;
  if (!simulator) throw notFound('The simulated card provider');
  await simulator.db.transaction().execute(async (tx) => {
    const controls = await readControls(tx);
    await setControls(tx, {
      declineNext: declineNext === undefined ? controls.declineNext : declineNext,
      webhooks: { ...controls.webhooks, ...webhooks },
    });
  });
}
