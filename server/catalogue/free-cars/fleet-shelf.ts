import { type Selectable, sql } from 'kysely';
import type { CarTraits } from '../../../domain/fleet-filters.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';

/** The cars of a city as a search needs them, the cheapest first. */
export interface Fleet {
  readonly version: number;
  readonly cars: readonly FleetCar[];
  /** Where each car's bit stands: its slot, or for a car that has none yet a place behind them all. */
  readonly places: Int32Array;
  readonly placeOf: ReadonlyMap<string, number>;
  readonly lastPlace: number;
}

export type CityRow = Selectable<Tables['cities']>;

export interface FleetCar extends CarTraits {
  readonly id: string;
}

/** Keeps the fleets in memory: they change when an operator changes a car, not when one is rented. */
export interface FleetShelf {
  /** Each city as the last search found it: to begin with, and to be compared with what it is. */
  readonly cities: Map<string, CityRow>;
  /** The fleet as it is now, or as it is kept if that is the wanted version. */
  take(db: Queries, cityId: string, version: number): Promise<Fleet>;
}

export function createFleetShelf(): FleetShelf {
  const kept = new Map<string, Fleet>();
  const reading = new Map<string, Promise<Fleet>>();
  return {
    cities: new Map(),
    async take(db, cityId, version) {
      const fleet = kept.get(cityId);
      if (fleet?.version === version) return fleet;
      // A large city's fleet takes a while to read: whoever asks meanwhile waits for the same answer.
      const begun = reading.get(cityId) ?? readFleet(db, cityId);
      reading.set(cityId, begun);
      try {
        const read = await begun;
        kept.set(cityId, read);
        return read;
      } finally {
        reading.delete(cityId);
      }
    },
  };
}

interface CarRow extends FleetCar {
  readonly version: number;
  readonly slot: number | null;
}

export async function readFleet(db: Queries, cityId: string): Promise<Fleet> {
  const { rows } = await sql<CarRow>`
    SELECT f.version, a.id, a.slot, a.brand, a.year, a.category, a.body_type AS "bodyType", a.seats,
      a.doors, a.transmission, a.propulsion_type AS "propulsionType",
      a.green_vehicle AS "greenVehicle", a.features
    FROM fleets f LEFT JOIN assets a ON a.city_id = f.city_id AND a.enabled
    WHERE f.city_id = ${cityId}
    ORDER BY a.price_per_day, a.id`.execute(db);
  const version = rows[0]?.version ?? noFleetVersion;
  const cars = rows.filter(({ id }) => id !== null);
  let behind = cars.reduce((last, { slot }) => Math.max(last, slot ?? 0), -1);
  const places = Int32Array.from(cars, ({ slot }) => {
    if (slot !== null) return slot;
    behind += 1;
    return behind;
  });
  const placeOf = new Map(cars.map(({ id }, index) => [id, places[index] ?? 0]));
  return { version, cars, places, placeOf, lastPlace: behind };
}

/** Of a city that never had a car. */
export const noFleetVersion = -1;
