import { addDistances, type DistanceUnit } from '../distance-unit.ts';
import { fleetPolicy } from '../policy-constants.ts';

/** What is done to a car again and again: by kilometres, by months, or by whichever comes first. */
export interface ServiceTask {
  readonly everyKm: number | null;
  readonly everyMonths: number | null;
  readonly lastKm: number;
  readonly lastOn: Temporal.PlainDate;
}

export interface ServiceDue {
  readonly atKm: number | null;
  readonly onDay: Temporal.PlainDate | null;
  readonly state: 'due' | 'due-soon' | 'later';
  /** How far off it is by way or by time, whichever is nearer; 1: as far as counts as soon. */
  readonly left: number;
}

export function serviceDue(
  { everyKm, everyMonths, lastKm, lastOn }: ServiceTask,
  odometerKm: number,
  today: Temporal.PlainDate,
  unit: DistanceUnit,
): ServiceDue {
  const atKm = everyKm === null ? null : addDistances(lastKm, everyKm, unit);
  const onDay = everyMonths === null ? null : lastOn.add({ months: everyMonths });
  const kmLeft = atKm === null ? Number.POSITIVE_INFINITY : atKm - odometerKm;
  const daysLeft =
    onDay === null ? Number.POSITIVE_INFINITY : today.until(onDay, { largestUnit: 'days' }).days;
  const left = Math.min(kmLeft / fleetPolicy.soonKm, daysLeft / fleetPolicy.soonDays);
  return { atKm, onDay, state: stateOf(left), left };
}

function stateOf(left: number): ServiceDue['state'] {
  if (left <= 0) return 'due';
  return left <= 1 ? 'due-soon' : 'later';
}
