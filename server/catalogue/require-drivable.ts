import { isDrivable } from '../../domain/fleet/documents.ts';
import type { Trip } from '../../domain/trip.ts';
import { carUnavailable } from '../errors.ts';

interface Papers {
  readonly drivable_until: string | null;
}

/** The last day on which the car's insurance and inspection are good; null where none is written down. */
export const drivableUntil = ({ drivable_until: day }: Papers) =>
  day === null ? null : Temporal.PlainDate.from(day);

/** Refuses a trip during which the car's insurance or inspection ends. */
export function requireDrivable(
  car: Papers,
  trip: Trip,
  { time_zone: timeZone }: { readonly time_zone: string },
): void {
  if (!isDrivable(drivableUntil(car), trip, timeZone)) throw carUnavailable();
}
