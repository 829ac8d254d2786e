import type { FleetCar, NewCar } from '../../../contract/operate/fleet.ts';
import type { Acting } from '../acting.ts';
import { requirePermission } from '../http/require-permission.ts';
import { requirePrice } from './car-columns.ts';
import { currencyOf } from './currency-of.ts';
import { readCar } from './read-car.ts';
import { writeCar } from './write-car.ts';

export async function addCar(
  acting: Acting,
  { cityId, odometerKm, ...written }: NewCar,
): Promise<FleetCar> {
  requirePermission(acting.caller, 'fleet.edit', cityId);
  requirePrice(written.pricePerDay, await currencyOf(acting.tx, cityId));
  const id = await writeCar(acting, { cityId, written, odometerKm });
  return readCar(acting.tx, id, acting.now);
}
