import { distanceUnit, formatDistance } from '../../../domain/distance-unit.ts';
import type { Handover } from '../../../domain/handovers/handover.ts';
import type { JobProps } from '../screens/job-props.ts';

/** `8/8 · 74 %` */
export function energyText({ readings }: Handover): string {
  const { fuelEighths = null, chargePercent = null } = readings ?? {};
  return [
    ...(fuelEighths === null ? [] : [`${fuelEighths}/8`]),
    ...(chargePercent === null ? [] : [`${chargePercent} %`]),
  ].join(' · ');
}

export const odometerText = ({ job, handover: { readings } }: JobProps): string =>
  formatDistance(readings?.odometerKm ?? 0, distanceUnit(job.countryCode));
