import { toInstant } from '../../db/instant.ts';

/** When an act happened by our own clock: a phone's may be wrong, and each delivery says by how much. */
export const byOurClock = (event: {
  readonly happened_at: Date;
  readonly clock_off_ms: number;
}): Temporal.Instant => toInstant(event.happened_at).subtract({ milliseconds: event.clock_off_ms });
