import { type FleetFilters, fitsFilters } from '../../../domain/fleet-filters.ts';
import { setBit } from '../../../domain/taken-day.ts';
import type { Fleet } from './fleet-shelf.ts';

/** Enough for what people choose; whoever tries every combination displaces the oldest. */
const MOST_KEPT = 64;

const kept = new WeakMap<Fleet, Map<string, Uint8Array>>();

/**
 * A bit per place of a fleet, set where a car stands that fits. Looking at every car of a large city takes
 * longer than all the rest of a search, and what fits changes with the fleet only, so it is kept with it.
 */
export function fittingCars(fleet: Fleet, filters: FleetFilters): Uint8Array {
  const known = kept.get(fleet) ?? new Map<string, Uint8Array>();
  kept.set(fleet, known);
  const name = JSON.stringify(filters);
  const bits = known.get(name) ?? look(fleet, filters);
  known.delete(name); // to the end: the first is the one that was wanted longest ago
  known.set(name, bits);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return bits;
}

function look({ cars, places, lastPlace }: Fleet, filters: FleetFilters): Uint8Array {
  const bits = new Uint8Array((lastPlace >> 3) + 1);
  for (const [index, car] of cars.entries()) {
    if (fitsFilters(car, filters)) setBit(bits, places[index] ?? 0);
  }
  return bits;
}
