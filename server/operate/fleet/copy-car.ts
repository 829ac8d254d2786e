import type { FleetCar } from '../../../contract/operate/fleet.ts';
import type { Acting } from '../acting.ts';
import { writtenOf } from './car-columns.ts';
import { currencyOf } from './currency-of.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';
import { writeCar } from './write-car.ts';

const noPapers = { insuranceEndsOn: null, inspectionEndsOn: null, registrationEndsOn: null };

/** A car of the same kind and price. What belongs to one car alone is not copied: plate, VIN, tag, papers. */
export async function copyCar(
  acting: Acting,
  id: string,
  own: { readonly plate: string | null; readonly vin: string | null },
): Promise<FleetCar> {
  const car = await lockCar(acting, 'fleet.edit', id);
  const alike = writtenOf(car, await currencyOf(acting.tx, car.city_id));
  const written = { ...alike, ...noPapers, tollsTag: null, offered: true, ...own };
  const copy = await writeCar(acting, { cityId: car.city_id, written, odometerKm: 0, copyOf: id });
  return readCar(acting.tx, copy, acting.now);
}
