import { z } from 'zod';

/** A moment as it is sent to us. A text may have the right shape and still be too fine to be one. */
export const Moment = z.iso.datetime({ offset: true }).refine(isMoment, 'is not a moment');

/** One that goes back as it came, where every moment is in UTC. */
export const UtcMoment = z.iso.datetime().refine(isMoment, 'is not a moment');

function isMoment(text: string): boolean {
  try {
    Temporal.Instant.from(text);
    return true;
  } catch {
    return false;
  }
}
