import type { FleetFilters } from '../../../domain/fleet-filters.ts';
import {
  clearBit,
  countBits,
  hasBit,
  markTaken,
  setBit,
  withoutBits,
} from '../../../domain/taken-day.ts';
import type { Queries } from '../../db/connect.ts';
import { fittingCars } from './fitting-cars.ts';
import { type CityRow, type Fleet, type FleetShelf, readFleet } from './fleet-shelf.ts';
import { readTaken, stayOf, type Taken, type Wanted } from './read-taken.ts';

export interface FleetQuestion extends Wanted {
  readonly filters: FleetFilters;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface FreeCars {
  /** As of the same moment. */
  readonly city: CityRow | null;
  readonly total: number;
  /** One page of them, in order. */
  readonly ids: readonly string[];
}

const ATTEMPTS = 3;

/** Exactly the cars that fit and are free for the whole window, counted, and one page of them. */
export async function findFreeCars(
  db: Queries,
  shelf: FleetShelf,
  question: FleetQuestion,
): Promise<FreeCars> {
  const { fleet, taken } = await readBoth(db, shelf, question);
  const free = withoutBits(fittingCars(fleet, question.filters), takenBits(fleet, taken, question));
  return { city: taken.city, total: countBits(free), ids: pageOf(fleet, free, question) };
}

/** The cars whose bits are set, from the cheapest or the dearest on. */
function pageOf(
  { cars, places }: Fleet,
  bits: Uint8Array,
  { order, offset, limit }: FleetQuestion,
): string[] {
  const ids: string[] = [];
  let before = 0;
  for (let step = 0; step < cars.length && ids.length < limit; step += 1) {
    const index = order === 'asc' ? step : cars.length - 1 - step;
    const car = cars[index];
    if (!car || !hasBit(bits, places[index] ?? 0)) continue;
    if (before >= offset) ids.push(car.id);
    else before += 1;
  }
  return ids;
}

/** A fleet and what is taken of it, of the same moment: numbers of cars mean nothing otherwise. */
async function readBoth(
  db: Queries,
  shelf: FleetShelf,
  wanted: Wanted,
): Promise<{ fleet: Fleet; taken: Taken }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = await readTaken(db, wanted);
    const fleet = await shelf.take(db, wanted.cityId, taken.fleetVersion);
    if (fleet.version === taken.fleetVersion) return { fleet, taken };
  }
  // Somebody changes car after car: read both in one snapshot rather than chase them.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      taken: await readTaken(tx, wanted),
      fleet: await readFleet(tx, wanted.cityId),
    }));
}

function takenBits(
  { placeOf, lastPlace }: Fleet,
  { days, single }: Taken,
  wanted: Wanted,
): Uint8Array {
  const bits = new Uint8Array((lastPlace >> 3) + 1);
  const during = stayOf(wanted.during);
  for (const { day, block, ...entry } of days) markTaken(bits, block, day, entry, during);
  for (const { id, isTaken } of single) {
    const place = placeOf.get(id);
    if (place === undefined) continue; // not offered at present
    if (isTaken) setBit(bits, place);
    else clearBit(bits, place);
  }
  return bits;
}
