import type { HandoverMode } from '../handovers/mode.ts';
import { penaltyPolicy, repairPolicy } from '../policy-constants.ts';

/**
 * From when on a car that is not back is not promised to anybody new, and to whom: null where the clock returns every
 * car. Nobody knows when it is back, so it counts as away for a day from now, as it does for the renters it has already.
 */
export function lateCarsFor(
  { handovers }: { readonly handovers: HandoverMode },
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): { readonly dueBefore: Temporal.Instant } | null {
  const isSoon = startsAt.since(now).total('hours') < repairPolicy.assumedAwayHours;
  return handovers === 'recorded' && isSoon
    ? { dueBefore: now.subtract({ minutes: penaltyPolicy.lateFreeMinutes }) }
    : null;
}
