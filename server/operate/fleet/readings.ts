import type { FleetCar } from '../../../contract/operate/fleet.ts';
import type { CarCondition } from '../../../domain/fleet/condition.ts';
import type { Queries } from '../../db/connect.ts';
import type { People } from './blocks.ts';

/** What was said last of each kind. */
export const latestReadings = (db: Queries, carId: string) =>
  db
    .selectFrom('car_readings')
    .distinctOn('kind')
    .select(['kind', 'value', 'said_by', 'said_at'])
    .where('car_id', '=', carId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();

type Readings = Awaited<ReturnType<typeof latestReadings>>;

export function saidShape(readings: Readings, people: People): FleetCar['said'] {
  const said = <T>(kind: Readings[number]['kind'], read: (text: string) => T) => {
    const reading = readings.find((one) => one.kind === kind);
    if (!reading) return null;
    const { value, said_by, said_at } = reading;
    return { value: read(value), by: people(said_by), at: said_at.toISOString() };
  };
  return {
    condition: said('CONDITION', (text) => text as CarCondition),
    odometerKm: said('ODOMETER', Number),
    energyPercent: said('ENERGY', Number),
    standsAt: said('PLACE', String),
  };
}
