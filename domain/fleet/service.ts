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
  return { atKm, onDay, state: stateOf(kmLeft, daysLeft) };
}

function stateOf(kmLeft: number, daysLeft: number): ServiceDue['state'] {
  if (kmLeft <= 0 || daysLeft <= 0) return 'due';
  if (kmLeft <= fleetPolicy.soonKm || daysLeft <= fleetPolicy.soonDays) return 'due-soon';
  return 'later';
}
