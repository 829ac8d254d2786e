import type { Insertable, Selectable } from 'kysely';
import { HIGHEST_PRICE } from '../../../domain/fleet/bulk-edit.ts';
import {
  type CarFieldName,
  carFieldNames,
  carFields,
  type WrittenCar,
} from '../../../domain/fleet/car-fields.ts';
import { type Currency, money } from '../../../domain/money.ts';
import { type ColumnOf, columnOf } from '../../catalogue/column-of.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';

export type CarRow = Selectable<Tables['cars']>;

/** A field's column has its name; whether renters are shown a car is said of other things, too. */
type Column = ColumnOf<Exclude<CarFieldName, 'base' | 'offered'>>;
type Columns = Pick<
  Insertable<Tables['cars']>,
  Column | 'enabled' | 'base_latitude' | 'base_longitude'
>;

/** As the API calls it, so that two texts of it can be compared field by field. */
export function writtenOf(car: CarRow, currency: Currency): WrittenCar {
  const columns: Readonly<Record<keyof Columns, unknown>> = car;
  const readField = (field: CarFieldName) => {
    if (field === 'offered') return car.enabled;
    if (field === 'base') return { latitude: car.base_latitude, longitude: car.base_longitude };
    const value = columns[columnOf(field)];
    return carFields[field].kind === 'money' ? money(Number(value), currency) : value;
  };
  return Object.fromEntries(carFieldNames.map((field) => [field, readField(field)])) as WrittenCar;
}

export function columnsOf(car: WrittenCar): Columns {
  const columns = carFieldNames.flatMap((field) => {
    const value = car[field];
    if (field === 'offered') return [['enabled', value]];
    if (Array.isArray(value)) return [[columnOf(field), [...new Set(value)]]];
    if (typeof value !== 'object' || value === null) return [[columnOf(field), value]];
    return 'amount' in value
      ? [[columnOf(field), value.amount]]
      : [
          ['base_latitude', value.latitude],
          ['base_longitude', value.longitude],
        ];
  });
  return Object.fromEntries(columns) as Columns;
}

const CENT = 100;

export function requirePrice(price: WrittenCar['pricePerDay'], currency: Currency): void {
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
