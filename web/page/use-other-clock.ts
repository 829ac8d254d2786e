import { showSameClock } from '../../domain/city-time.ts';
import { useOwnZone } from './use-own-zone.ts';

/**
 * Times are the city's. Whose they are is said only where the reader's own clock shows another time
 * at that moment, and everywhere by this one rule.
 */
export function useOtherClock(timeZone: string): (at: Temporal.Instant) => boolean {
  const ownZone = useOwnZone();
  return (at) => ownZone !== null && !showSameClock(at, timeZone, ownZone);
}
