import type { FleetCar, NewCar } from '../../../contract/operate/fleet.ts';
import { describedFields, paperFields } from '../../../domain/fleet/car-fields.ts';
import type { Currency, Money } from '../../../domain/money.ts';

/** What can be written down of a car, in the order of the form. */
export const draftFields = [
  ...describedFields,
  'base',
  'offered',
  'plate',
  'vin',
  'tollsTag',
  ...paperFields,
] as const satisfies readonly (keyof NewCar)[];
export type DraftField = (typeof draftFields)[number];

/** Everything as it stands in its field: what is half written is kept as it is. */
export type CarDraft = Readonly<Record<DraftField, string>>;

export const newDraft: CarDraft = {
  brand: '',
  model: '',
  year: '',
  category: 'C',
  bodyType: 'SEDAN',
  transmission: 'MANUAL',
  propulsionType: 'GAS',
  seats: '5',
  doors: '5',
  luggages: '2',
  features: 'AC',
  colour: '',
  pricePerDay: '',
  dailyMileageLimit: '',
  base: '',
  offered: 'true',
  plate: '',
  vin: '',
  tollsTag: '',
  insuranceEndsOn: '',
  inspectionEndsOn: '',
  registrationEndsOn: '',
};

export function draftOf(car: FleetCar): CarDraft {
  const { insurance, inspection, registration } = car.papers;
  const ends = {
    insuranceEndsOn: insurance.endsOn,
    inspectionEndsOn: inspection.endsOn,
    registrationEndsOn: registration.endsOn,
  };
  return { ...newDraft, ...partOfDraft({ ...car, ...ends }) };
}

/** Those fields that are there, as they would stand in the form. */
export function partOfDraft(values: Readonly<Record<string, unknown>>): Partial<CarDraft> {
  const known = draftFields.filter((field) => field in values);
  return Object.fromEntries(known.map((field) => [field, textOf(values[field])]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  if (isMoney(value)) return (value.amount / 10_000).toFixed(2);
  if (isPoint(value)) return `${value.latitude}, ${value.longitude}`;
  return String(value);
}

const isMoney = (value: object | unknown): value is Money & { currency: Currency } =>
  typeof value === 'object' && value !== null && 'amount' in value;
const isPoint = (value: object | unknown): value is FleetCar['base'] =>
  typeof value === 'object' && value !== null && 'latitude' in value;
