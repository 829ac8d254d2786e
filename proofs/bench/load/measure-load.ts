import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadPlan, LoadRequest } from './generator.ts';
import type { Outcome } from './open-loop.ts';
import { percentile } from './percentile.ts';

export interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failed: number;
}

interface Load {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly status: number;
  readonly requestAt: (index: number) => LoadRequest;
}

const WARM_UP_SECONDS = 3;

/** How many requests such a load sends in all. */
export const countOf = ({ perSecond, seconds }: Pick<Load, 'perSecond' | 'seconds'>): number =>
  Math.round(perSecond * (WARM_UP_SECONDS + seconds));

/** What comes within the first seconds, at the same rate, warms up and does not count. */
export async function measureLoad(load: Load): Promise<Latencies> {
  const { url, perSecond, status } = load;
  const requests = Array.from({ length: countOf(load) }, (_, index) => load.requestAt(index));
  const plan: LoadPlan = { url, perSecond, status, requests };
  const generator = fork(path.join(import.meta.dirname, 'generator.ts'));
  generator.send(plan);
  const died = once(generator, 'exit').then(() => Promise.reject(new Error('No load was made')));
  const [outcomes] = (await Promise.race([once(generator, 'message'), died])) as [Outcome[]];
  return latenciesOf(outcomes.slice(Math.round(perSecond * WARM_UP_SECONDS)));
}

export function latenciesOf(outcomes: readonly Outcome[]): Latencies {
  const all = outcomes.map(({ latencyMs }) => latencyMs);
  return {
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
    failed: outcomes.filter(({ isGood }) => !isGood).length,
  };
}
