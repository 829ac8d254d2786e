import type { CarCondition, ReadingKind } from '../../domain/fleet/condition.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

/** What was not said by a person follows from the times of a booking. */
export const CLOCK = 'clock';

export interface SaidOfCar {
  readonly condition?: CarCondition | undefined;
  readonly odometerKm?: number | undefined;
  readonly energyPercent?: number | undefined;
  readonly standsAt?: string | undefined;
}

const kinds: Readonly<Record<keyof SaidOfCar, ReadingKind>> = {
  condition: 'CONDITION',
  odometerKm: 'ODOMETER',
  energyPercent: 'ENERGY',
  standsAt: 'PLACE',
};

/** Writes down how a car is now, who says so and when. */
export async function sayOfCar(
  tx: Queries,
  carId: string,
  said: SaidOfCar,
  { by, now }: { readonly by: string; readonly now: Temporal.Instant },
): Promise<void> {
  const things = (Object.keys(kinds) as (keyof SaidOfCar)[]).filter(
    (thing) => said[thing] !== undefined,
  );
  await tx
    .updateTable('cars')
    .set({
      ...(said.condition !== undefined && { condition: said.condition }),
      ...(said.odometerKm !== undefined && { odometer_km: said.odometerKm }),
      ...(said.energyPercent !== undefined && { energy_percent: said.energyPercent }),
      ...(said.standsAt !== undefined && { stands_at: said.standsAt }),
    })
    .where('id', '=', carId)
    .execute();
  await tx
    .insertInto('car_readings')
    .values(
      things.map((thing) => ({
        car_id: carId,
        kind: kinds[thing],
        value: String(said[thing]),
        said_by: by,
        said_at: toDate(now),
      })),
    )
    .execute();
}
