import { type Currency, type Money, moneyFromCents } from '../money.ts';
import { centsIn } from '../read-cents.ts';
import { describedFields, paperFields } from './car-fields.ts';

/** The columns of a file of cars, in the order in which it is written. */
export const carFileFields = [
  'plate',
  'vin',
  ...describedFields,
  'latitude',
  'longitude',
  'offered',
  'tollsTag',
  ...paperFields,
  'odometer',
] as const;
export type CarFileField = (typeof carFileFields)[number];

/** One line of such a file: the cells of those columns that it has. */
export type CarCells = Readonly<Partial<Record<CarFileField, string>>>;

export const mostCarsInFile = 10_000;
export const largestCarFileBytes = 5 * 1024 * 1024;

/** What may be wrong with a cell, or with the line. */
export const carFileProblems = [
  'missing',
  'text',
  'number',
  'choice',
  'features',
  'price',
  'position',
  'yesNo',
  'day',
  'plate',
  'vin',
  'plateTaken',
  'vinTaken',
  'twice',
  'cells',
] as const;
export type CarFileProblem = (typeof carFileProblems)[number];

type Read = (cell: string, currency: Currency) => unknown;

const text: Read = (cell) => cell;
const textOrNull: Read = (cell) => cell || null;
/** What cannot be read stays as it is, and the car's own schema refuses it. */
const whole: Read = (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell);
const wholeOrNull: Read = (cell, currency) => (cell === '' ? null : whole(cell, currency));
const choice: Read = (cell) => cell.toUpperCase().replaceAll(/[\s-]+/g, '_');
const degrees: Read = (cell) =>
  /^-?\d{1,3}(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
const price: Read = (cell, currency) => {
  const cents = centsIn(cell);
  return cents ? moneyFromCents(cents, currency) : cell;
};
const truth: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };
const yesNo: Read = (cell) => truth[cell.toLowerCase()] ?? cell;
const list: Read = (cell, currency) =>
  cell.split(/[;,|]/).flatMap((one) => (one.trim() ? [choice(one.trim(), currency)] : []));

const readers: Readonly<Record<CarFileField, Read>> = {
  plate: textOrNull,
  vin: textOrNull,
  brand: text,
  model: text,
  year: whole,
  category: choice,
  bodyType: choice,
  transmission: choice,
  propulsionType: choice,
  seats: whole,
  doors: whole,
  luggages: whole,
  features: list,
  colour: textOrNull,
  pricePerDay: price,
  dailyMileageLimit: wholeOrNull,
  latitude: degrees,
  longitude: degrees,
  offered: yesNo,
  tollsTag: textOrNull,
  insuranceEndsOn: textOrNull,
  inspectionEndsOn: textOrNull,
  registrationEndsOn: textOrNull,
  odometer: whole,
};

/** Our own files mark what a spreadsheet would take for a formula; here it is taken off again. */
const unmarked = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** What a line says of a car, as the API would be sent it: columns that are not there are left out. */
export function carInCells(cells: CarCells, currency: Currency): Readonly<Record<string, unknown>> {
  const read = carFileFields.flatMap((field) => {
    const cell = cells[field];
    return cell === undefined ? [] : [[field, readers[field](unmarked(cell), currency)] as const];
  });
  const { latitude, longitude, ...rest } = Object.fromEntries(read);
  const isPlaced = latitude !== undefined || longitude !== undefined;
  return isPlaced ? { ...rest, base: { latitude, longitude } } : rest;
}

/** A car as it is written down. */
export interface WrittenCar {
  readonly base: { readonly latitude: number; readonly longitude: number };
  readonly pricePerDay: Money;
  readonly features: readonly string[];
  readonly offered: boolean;
  readonly [field: string]: unknown;
}

/** The other way round: read again, it is the same car. */
export function cellsOfCar(
  car: WrittenCar,
): Readonly<Record<CarFileField, string | number | null>> {
  const { base, pricePerDay, features, offered } = car;
  const plainCells = Object.fromEntries(carFileFields.map((field) => [field, car[field] ?? null]));
  return {
    ...(plainCells as Record<CarFileField, string | number | null>),
    latitude: base.latitude,
    longitude: base.longitude,
    pricePerDay: (pricePerDay.amount / 10_000).toFixed(2),
    features: features.join('; '),
    offered: offered ? 'yes' : 'no',
  };
}
