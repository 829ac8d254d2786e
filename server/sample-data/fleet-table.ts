import { type CarDesign, carDesignNames } from '../../contract/car-designs.ts';
import { type CarValue, carValues } from '../../domain/car.ts';
import { amount } from './amounts.ts';

/** One line of a fleet table: a model as it is sold, and how many of it the sample fleet has. */
export type CarModel = {
  readonly brand: string;
  readonly model: string;
  readonly category: CarValue<'category'>;
  readonly drawnAs: CarDesign;
  readonly bodyType: CarValue<'bodyType'>;
  readonly seats: number;
  readonly doors: number;
  readonly luggages: number;
  readonly transmission: CarValue<'transmission'>;
  readonly propulsion: CarValue<'propulsionType'>;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly pricePerDay: number;
  readonly cars: number;
  readonly dailyLimit: number | null;
};

const transmissions: Readonly<Record<string, CarModel['transmission']>> = {
  auto: 'AUTOMATIC',
  manual: 'MANUAL',
};
const propulsions: Readonly<Record<string, CarModel['propulsion']>> = {
  petrol: 'GAS',
  gas: 'GAS',
  diesel: 'DIESEL',
  hybrid: 'HYBRID',
  electric: 'ELECTRIC',
};
const bodyTypes: Readonly<Record<string, CarModel['bodyType']>> = {
  economy: 'ECONOMY',
  sedan: 'SEDAN',
  suv: 'SUV',
  estate: 'ESTATE',
  convertible: 'CONVERTIBLE',
  van: 'VAN',
};

/** Reads a table of text. A word it does not know is a mistake in the table, so it throws. */
export function parseFleet(table: string): CarModel[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.map(parseLine);
}

function parseLine(line: string): CarModel {
  const cells = line.split('|').map((cell) => cell.trim());
  const cell = (index: number) => cells[index] ?? '';

  function known<T>(value: T | undefined): T {
    if (value === undefined) throw new Error(`the fleet table has a line not understood: ${line}`);
    return value;
  }
  const oneOf = <T extends string | number>(choices: readonly T[], text: string) =>
    known(choices.find((choice) => String(choice) === text));
  const number = (text: string) => known(text === '' ? undefined : finite(Number(text)));
  const [firstYear, lastYear] = cell(10).split('-');

  return {
    brand: cell(0),
    model: cell(1),
    category: oneOf(carValues.category, cell(2)),
    drawnAs: oneOf(carDesignNames, cell(3)),
    bodyType: known(bodyTypes[cell(4)]),
    seats: number(cell(5)),
    doors: number(cell(6)),
    luggages: number(cell(7)),
    transmission: known(transmissions[cell(8)]),
    propulsion: known(propulsions[cell(9)]),
    firstYear: number(firstYear ?? ''),
    lastYear: number(lastYear ?? ''),
    pricePerDay: amount(number(cell(11))),
    cars: number(cell(12)),
    dailyLimit: cell(13) === '' ? null : number(cell(13)),
  };
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
