import { MOST_KM } from '../distance-unit.ts';
import { moneyText } from '../format-money.ts';
import { type Currency, moneyFromCents } from '../money.ts';
import { centsIn } from '../read-cents.ts';
import {
  type CarField,
  type CarFieldName,
  carFieldNames,
  carFields,
  type WrittenCar,
} from './car-fields.ts';

type Column = Exclude<CarFieldName, 'base'> | 'latitude' | 'longitude' | 'odometer';

const columnsOf = (field: CarFieldName): readonly Column[] =>
  field === 'base' ? ['latitude', 'longitude'] : [field];

/** The columns of a file of cars, in the order in which it is written: what a car is known by comes first. */
export const carFileFields: readonly [Column, ...Column[]] = [
  'plate',
  'vin',
  ...carFieldNames.filter((field) => field !== 'plate' && field !== 'vin').flatMap(columnsOf),
  'odometer',
];
export type CarFileField = Column;

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
  'several',
  'paint',
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

/** What the value of a kind cannot be otherwise than. */
const problemOfKind: Readonly<Record<CarField['kind'], CarFileProblem>> = {
  text: 'text',
  whole: 'number',
  choice: 'choice',
  several: 'several',
  flag: 'yesNo',
  day: 'day',
  money: 'price',
  point: 'position',
  paint: 'paint',
  plate: 'plate',
  vin: 'vin',
};

const fieldAt = (column: CarFileField): CarField => {
  if (column === 'latitude' || column === 'longitude') return carFields.base;
  return column === 'odometer' ? odometer : carFields[column];
};
const odometer = { kind: 'whole', least: 0, most: MOST_KM } as const;

/** Why the cell of a column cannot be used. */
export const problemWith = (column: CarFileField): CarFileProblem =>
  problemOfKind[fieldAt(column).kind];

const truth: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };
const choiceIn = (cell: string) => cell.toUpperCase().replaceAll(/[\s-]+/g, '_');

/** What cannot be read stays as it is, and the car's own schema refuses it. */
function valueIn(cell: string, { kind, nullable }: CarField, currency: Currency): unknown {
  if (nullable && cell === '') return null;
  switch (kind) {
    case 'whole':
      return /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
    case 'choice':
      return choiceIn(cell);
    case 'several':
      return cell.split(/[;,|]/).flatMap((one) => (one.trim() ? [choiceIn(one.trim())] : []));
    case 'flag':
      return truth[cell.toLowerCase()] ?? cell;
    case 'money': {
      const cents = centsIn(cell);
      return cents ? moneyFromCents(cents, currency) : cell;
    }
    case 'point':
      return /^-?\d{1,3}(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
    case 'text':
    case 'day':
    case 'paint':
    case 'plate':
    case 'vin':
      return cell;
  }
}

/** Our own files mark what a spreadsheet would take for a formula; here it is taken off again. */
const unmarked = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** What a line says of a car, as the API would be sent it: columns that are not there are left out. */
export function carInCells(cells: CarCells, currency: Currency): Readonly<Record<string, unknown>> {
  const read = carFileFields.flatMap((field) => {
    const cell = cells[field];
    return cell === undefined
      ? []
      : [[field, valueIn(unmarked(cell), fieldAt(field), currency)] as const];
  });
  const { latitude, longitude, ...rest } = Object.fromEntries(read);
  const isPlaced = latitude !== undefined || longitude !== undefined;
  return isPlaced ? { ...rest, base: { latitude, longitude } } : rest;
}

/** The other way round: read again, it is the same car. */
export function cellsOfCar(
  car: WrittenCar & { readonly odometer?: number },
): Readonly<Record<CarFileField, string | number | null>> {
  const values = { ...car, ...car.base };
  const cells = carFileFields.map((column) => [column, cellOf(values[column])] as const);
  return Object.fromEntries(cells) as Record<CarFileField, string | number | null>;
}

function cellOf(value: WrittenCar[CarFieldName] | undefined): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value !== 'object') return value ?? null;
  return value && 'amount' in value ? moneyText(value) : null;
}
