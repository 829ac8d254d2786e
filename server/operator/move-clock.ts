import type { Deps } from '../deps.ts';

/** Moves the clock of all nodes and has them look at once for what has become due. */
export async function moveClock(
  { clock, jobs, database }: Pick<Deps, 'clock' | 'jobs' | 'database'>,
  to: Temporal.Instant | null,
): Promise<void> {
  await clock.moveTo(to);
  await jobs.enqueue(database.kysely, 'sweep', {});
}
