import type { Deps } from '../deps.ts';

/** Moves the clock of all nodes and has them look at once for what has become due. */
export async function moveClock(
  { clock, jobs, database }: Pick<Deps, 'clock' | 'jobs' | 'database'>,
  to: Temporal.Instant | null,
  /** What shall not wait in the queue behind everything else that became due. */
  doFirst: () => Promise<void> = async () => {},
): Promise<void> {
  await clock.moveTo(to);
  await doFirst();
  await jobs.enqueue(database.kysely, 'sweep', {});
}
