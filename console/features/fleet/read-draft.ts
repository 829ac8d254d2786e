import type { NewCar } from '../../../contract/operate/fleet.ts';
import { type CarValue, carValues } from '../../../domain/car.ts';
import { isPlate, tidyPlate } from '../../../domain/fleet/plate.ts';
import { checkVin, tidyVin } from '../../../domain/fleet/vin.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { pointIn } from '../../../domain/read-point.ts';
import { wholeIn } from '../../form/read-fields.ts';
import type { CarDraft, DraftField } from './car-draft.ts';

export type WrittenCar = Pick<NewCar, DraftField>;

export type DraftProblem =
  | { readonly field: DraftField; readonly kind: 'number'; readonly least: number; most: number }
  | {
      readonly field: DraftField;
      readonly kind: 'text' | 'price' | 'base' | 'plate' | 'vin' | 'vinCheck';
    };

const numbers = {
  year: [1990, 2100],
  seats: [1, 9],
  doors: [2, 6],
  luggages: [0, 20],
} as const;

/** The first field that cannot be meant as it stands; null where all can. */
export function problemIn(draft: CarDraft): DraftProblem | null {
  for (const field of ['brand', 'model'] as const) {
    if (draft[field].trim() === '') return { field, kind: 'text' };
  }
  for (const field of ['year', 'seats', 'doors', 'luggages'] as const) {
    const [least, most] = numbers[field];
    if (wholeIn(draft[field], least, most) === null) return { field, kind: 'number', least, most };
  }
  if (!centsIn(draft.pricePerDay)) return { field: 'pricePerDay', kind: 'price' };
  const limit = draft.dailyMileageLimit.trim();
  if (limit !== '' && wholeIn(limit, 1, 10_000) === null) {
    return { field: 'dailyMileageLimit', kind: 'number', least: 1, most: 10_000 };
  }
  if (!pointIn(draft.base)) return { field: 'base', kind: 'base' };
  const plate = tidyPlate(draft.plate);
  if (plate !== '' && !isPlate(plate)) return { field: 'plate', kind: 'plate' };
  const vin = tidyVin(draft.vin);
  const verdict = checkVin(vin);
  if (vin !== '' && !verdict.ok) {
    return { field: 'vin', kind: verdict.code === 'vin_check_digit' ? 'vinCheck' : 'vin' };
  }
  return null;
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(draft: CarDraft, currency: Currency): WrittenCar {
  const text = (field: DraftField) => draft[field].trim();
  const orNull = (field: DraftField) => text(field) || null;
  const features = draft.features.split(',');
  return {
    brand: text('brand'),
    model: text('model'),
    year: Number(draft.year),
    category: draft.category as CarValue<'category'>,
    bodyType: draft.bodyType as CarValue<'bodyType'>,
    transmission: draft.transmission as CarValue<'transmission'>,
    propulsionType: draft.propulsionType as CarValue<'propulsionType'>,
    seats: Number(draft.seats),
    doors: Number(draft.doors),
    luggages: Number(draft.luggages),
    features: carValues.features.filter((feature) => features.includes(feature)),
    colour: orNull('colour'),
    pricePerDay: moneyFromCents(centsIn(draft.pricePerDay) ?? 0, currency),
    dailyMileageLimit: text('dailyMileageLimit') === '' ? null : Number(draft.dailyMileageLimit),
    base: pointIn(draft.base) ?? { latitude: 0, longitude: 0 },
    offered: draft.offered === 'true',
    plate: tidyPlate(draft.plate) || null,
    vin: tidyVin(draft.vin) || null,
    tollsTag: orNull('tollsTag'),
    insuranceEndsOn: orNull('insuranceEndsOn'),
    inspectionEndsOn: orNull('inspectionEndsOn'),
    registrationEndsOn: orNull('registrationEndsOn'),
  };
}
