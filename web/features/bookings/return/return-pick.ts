import { nearestTime } from '../../../../domain/half-hours.ts';
import type { ReturnDay } from '../../../../domain/return-choices.ts';

export interface ReturnPick {
  readonly day: ReturnDay;
  readonly time: Temporal.PlainTime;
}

/** What was picked, as long as it can be had; at first the nearest day that can, at the booked time if possible. */
export function pickOf(
  days: readonly ReturnDay[],
  picked: ReturnPick | null,
  bookedTime: Temporal.PlainTime,
): ReturnPick | null {
  const open = days.filter(({ times }) => times.length > 0);
  const same = open.find(({ date }) => picked && date.equals(picked.day.date));
  const day = same ?? open.find(({ moreDays }) => moreDays !== 0) ?? open[0];
  const time = day && nearestTime(picked?.time ?? bookedTime, day.times);
  return day && time ? { day, time } : null;
}
