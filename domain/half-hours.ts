import { tripPolicy } from './policy-constants.ts';

const slotsPerDay = (24 * 60) / tripPolicy.slotMinutes;

/** 00:00, 00:30 … 23:30: every time of day that can be picked. */
export const halfHours: readonly Temporal.PlainTime[] = Array.from(
  { length: slotsPerDay },
  (_, slot) => new Temporal.PlainTime().add({ minutes: slot * tripPolicy.slotMinutes }),
);

export const defaultTime: Temporal.PlainTime = Temporal.PlainTime.from(tripPolicy.defaultTime);

export function isOnHalfHour(time: Temporal.PlainTime | Temporal.PlainDateTime): boolean {
  const belowMinutes = time.second + time.millisecond + time.microsecond + time.nanosecond;
  return time.minute % tripPolicy.slotMinutes === 0 && belowMinutes === 0;
}

/** The time of the list closest to the wished one, the earlier of two as close. */
export function nearestTime(
  wished: Temporal.PlainTime,
  times: readonly Temporal.PlainTime[],
): Temporal.PlainTime | undefined {
  let nearest: Temporal.PlainTime | undefined;
  for (const time of times) {
    if (nearest === undefined || distance(time, wished) < distance(nearest, wished)) nearest = time;
  }
  return nearest;
}

function distance(a: Temporal.PlainTime, b: Temporal.PlainTime): number {
  return Math.abs(a.until(b).total('minutes'));
}
