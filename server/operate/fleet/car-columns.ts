import type { Insertable, Selectable } from 'kysely';
import type { NewCar } from '../../../contract/operate/fleet.ts';
import { HIGHEST_PRICE } from '../../../domain/fleet/bulk-edit.ts';
import { type Currency, money } from '../../../domain/money.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';

export type CarRow = Selectable<Tables['cars']>;

/** What somebody writes down of a car. */
export type Written = Omit<NewCar, 'cityId' | 'odometerKm'>;

/** As the API calls it, so that two texts of it can be compared field by field. */
export const writtenOf = (car: CarRow, currency: Currency): Written => ({
  brand: car.brand,
  model: car.model,
  year: car.year,
  category: car.category,
  bodyType: car.body_type,
  seats: car.seats,
  doors: car.doors,
  luggages: car.luggages,
  transmission: car.transmission,
  propulsionType: car.propulsion_type,
  features: car.features,
  dailyMileageLimit: car.daily_mileage_limit,
  pricePerDay: money(car.price_per_day, currency),
  base: { latitude: car.base_latitude, longitude: car.base_longitude },
  colour: car.colour,
  plate: car.plate,
  vin: car.vin,
  tollsTag: car.tolls_tag,
  offered: car.enabled,
  insuranceEndsOn: car.insurance_ends_on,
  inspectionEndsOn: car.inspection_ends_on,
  registrationEndsOn: car.registration_ends_on,
});

export const columnsOf = (car: Written) =>
  ({
    brand: car.brand,
    model: car.model,
    year: car.year,
    category: car.category,
    body_type: car.bodyType,
    seats: car.seats,
    doors: car.doors,
    luggages: car.luggages,
    transmission: car.transmission,
    propulsion_type: car.propulsionType,
    features: [...new Set(car.features)],
    daily_mileage_limit: car.dailyMileageLimit,
    price_per_day: car.pricePerDay.amount,
    base_latitude: car.base.latitude,
    base_longitude: car.base.longitude,
    colour: car.colour,
    plate: car.plate,
    vin: car.vin,
    tolls_tag: car.tollsTag,
    enabled: car.offered,
    insurance_ends_on: car.insuranceEndsOn,
    inspection_ends_on: car.inspectionEndsOn,
    registration_ends_on: car.registrationEndsOn,
  }) satisfies Partial<Insertable<Tables['cars']>>;

const CENT = 100;

export function requirePrice(price: Written['pricePerDay'], currency: Currency): void {
  if (price.currency !== currency) {
    throw new Refusal('other_currency', `Prices of this city are in ${currency}.`);
  }
  if (price.amount > 0 && price.amount <= HIGHEST_PRICE && price.amount % CENT === 0) return;
  throw new Refusal('invalid_input', 'The price cannot be used.', [
    {
      field: 'body.pricePerDay.amount',
      reason: 'must be above 0, below 100 million and in whole cents',
    },
  ]);
}

const taken: Readonly<Record<string, Refusal>> = {
  cars_by_plate: new Refusal('plate_taken', 'Another car of this city has this plate.'),
  cars_by_vin: new Refusal('vin_taken', 'Another car has this VIN.'),
};

/** The insert is the check: what another car has is refused, whoever writes at the same moment. */
export async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: { readonly constraint?: string }) => {
    throw taken[error.constraint ?? ''] ?? error;
  });
}
