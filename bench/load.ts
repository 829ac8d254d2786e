export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

interface Plan {
  readonly atOnce: number;
  readonly seconds: number;
  /** Does it once; `lane` tells those at once apart. */
  readonly work: (lane: number) => Promise<unknown>;
}

/** Does it again and again for so many seconds, so many at once. */
export async function measureLoad({ atOnce, seconds, work }: Plan): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      for (let start = performance.now(); start < until; ) {
        await work(lane);
        const end = performance.now();
        times.push(end - start);
        start = end;
      }
    }),
  );
  return loadOf(times, (performance.now() - began) / 1000);
}

export const loadOf = (times: readonly number[], seconds: number): Load => ({
  perSecond: times.length / seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
