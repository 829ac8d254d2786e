import { z } from 'zod';

/** A moment as it is sent to us. A text may have the right shape and still be too fine to be one. */
export const Moment = z.iso.datetime({ offset: true }).refine(isMoment, 'is not a moment');

/** One that goes back as it came, where every moment is in UTC. */
export const UtcMoment = z.iso.datetime().refine(isMoment, 'is not a moment');

const FIRST_YEAR = 1990;
const LAST_YEAR = 2199;
const OUT_OF_BOUNDS = `must lie in the years ${FIRST_YEAR} to ${LAST_YEAR}`;
const isWithin = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** Something that somebody writes down of a car or a code: a year with a digit too many would be drawn day by day. */
export const PlannedMoment = Moment.refine(isWithin, OUT_OF_BOUNDS);
export const PlannedDay = z.iso.date().refine(isWithin, OUT_OF_BOUNDS);

function isMoment(text: string): boolean {
  try {
    Temporal.Instant.from(text);
    return true;
  } catch {
    return false;
  }
}
