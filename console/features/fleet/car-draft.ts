import type { FleetCar, NewCar } from '../../../contract/operate/fleet.ts';
import type { Currency, Money } from '../../../domain/money.ts';

/** What can be written down of a car, in the order of the form. */
export const draftFields = [
  'brand',
  'model',
  'year',
  'category',
  'bodyType',
  'transmission',
  'propulsionType',
  'seats',
  'doors',
  'luggages',
  'features',
  'colour',
  'pricePerDay',
  'dailyMileageLimit',
  'base',
  'offered',
  'plate',
  'vin',
  'tollsTag',
  'insuranceEndsOn',
  'inspectionEndsOn',
  'registrationEndsOn',
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

export const changedIn = (before: CarDraft, now: CarDraft): readonly DraftField[] =>
  draftFields.filter((field) => before[field] !== now[field]);

export interface Meanwhile {
  readonly before: CarDraft;
  readonly typed: CarDraft;
  /** Fields somebody else changed and you did not: theirs stand now. */
  readonly taken: readonly DraftField[];
  /** Fields both of you changed: yours stands, and theirs can be taken. */
  readonly contested: readonly DraftField[];
}

/** What somebody else saved meanwhile is taken over, except where it would overwrite what was typed. */
export function mergeMeanwhile(
  before: CarDraft,
  typed: CarDraft,
  theirs: Partial<CarDraft>,
): Meanwhile {
  const now = { ...before, ...theirs };
  const changed = changedIn(before, now);
  const contested = changed.filter(
    (field) => typed[field] !== before[field] && typed[field] !== now[field],
  );
  const taken = changed.filter((field) => typed[field] === before[field]);
  return {
    before: now,
    typed: { ...typed, ...Object.fromEntries(taken.map((field) => [field, now[field]])) },
    taken,
    contested,
  };
}
