import type { FleetCar } from '../../../contract/operate/fleet.ts';
import {
  type CarField,
  type CarFieldName,
  carFieldNames,
  carFields,
} from '../../../domain/fleet/car-fields.ts';
import { moneyText } from '../../../domain/format-money.ts';
import type { Money } from '../../../domain/money.ts';

/** Everything as it stands in its field: what is half written is kept as it is. */
export type CarDraft = Readonly<Record<CarFieldName, string>>;

/** Of a few values one is always chosen, and a flag is as usual; the rest is yet to be written. */
function atFirst(field: CarField): string {
  if (field.kind === 'flag') return String(field.usual);
  return field.kind === 'choice' ? (field.values[0] ?? '') : '';
}
const blank = Object.fromEntries(
  carFieldNames.map((name) => [name, atFirst(carFields[name])]),
) as CarDraft;

/** Most new cars are much like this one. */
export const newDraft: CarDraft = {
  ...blank,
  category: 'C',
  bodyType: 'SEDAN',
  transmission: 'MANUAL',
  propulsionType: 'GAS',
  seats: '5',
  doors: '5',
  luggages: '2',
  features: 'AC',
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
  const known = carFieldNames.filter((field) => field in values);
  return Object.fromEntries(known.map((field) => [field, textOf(values[field])]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  if (isMoney(value)) return moneyText(value);
  if (isPoint(value)) return `${value.latitude}, ${value.longitude}`;
  return String(value);
}

const isMoney = (value: object | unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value;
const isPoint = (value: object | unknown): value is FleetCar['base'] =>
  typeof value === 'object' && value !== null && 'latitude' in value;
