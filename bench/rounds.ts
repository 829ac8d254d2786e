import { type Load, measureLoad } from './load.ts';
import { median } from './median.ts';

interface Extent {
  readonly seconds: number;
  readonly atOnce: number;
}

/** Something done by us, again and again, or measured by a program of its own. */
export type Contender =
  | ((lane: number) => Promise<unknown>)
  | { measure(extent: Extent): Promise<Load> };

interface Plan extends Extent {
  readonly rounds: number;
  readonly contenders: Readonly<Record<string, Contender>>;
}

/**
 * All in turn, round after round, after a round that warms up: whatever else the machine does hits
 * each alike. The figures are medians over the rounds.
 */
export async function measureInTurn(plan: Plan): Promise<Record<string, Load>> {
  const { atOnce, seconds } = plan;
  const loads = new Map<string, Load[]>();
  for (let round = -1; round < plan.rounds; round += 1) {
    for (const [name, contender] of Object.entries(plan.contenders)) {
      const load =
        typeof contender === 'function'
          ? await measureLoad({ atOnce, seconds, work: contender })
          : await contender.measure({ atOnce, seconds });
      if (round >= 0) loads.set(name, [...(loads.get(name) ?? []), load]);
    }
  }
  const middle = (all: readonly Load[]): Load => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  });
  return Object.fromEntries([...loads].map(([name, all]) => [name, middle(all)]));
}
