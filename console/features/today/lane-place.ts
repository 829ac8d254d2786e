import type { Handover } from '../../../contract/operate/today.ts';
import { clockTime } from '../../../domain/format-desk-time.ts';

/** The room that a stop's time and place may take, as a share of the day. */
export const LABEL_SHARE = 0.085;

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A handover with its time on the city's clock. */
export interface TimedHandover extends Handover {
  readonly atMinutes: number;
  readonly time: string;
  /** Its time has passed, and it is not done. */
  readonly isLate: boolean;
}

export function timed(handover: Handover, now: Temporal.ZonedDateTime): TimedHandover {
  const at = Temporal.Instant.from(handover.at).toZonedDateTimeISO(now.timeZoneId);
  const isLate = !handover.isDone && Temporal.ZonedDateTime.compare(at, now) < 0;
  return { ...handover, atMinutes: minutesOf(at), time: clockTime(at), isLate };
}

export const minutesOf = ({ hour, minute }: Temporal.ZonedDateTime): number => hour * 60 + minute;
