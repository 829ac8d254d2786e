import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CarFile, CarFilePreview } from '../../../../contract/operate/fleet-file.ts';
import type { WrittenCar } from '../../../../domain/fleet/car-fields.ts';
import { tidyPlate } from '../../../../domain/fleet/plate.ts';
import { tidyVin } from '../../../../domain/fleet/vin.ts';
import type { City } from '../../../catalogue/require-city.ts';
import type { Queries } from '../../../db/connect.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import type { CarRow } from '../car-columns.ts';
import { writtenOf } from '../car-columns.ts';
import { checkLine, type LineProblem } from './check-line.ts';
import { type FileLine, readFile } from './read-file.ts';

type Line = { readonly line: number } & (
  | { readonly kind: 'added'; readonly written: WrittenCar; readonly odometerKm: number }
  | { readonly kind: 'changed'; readonly car: CarRow; readonly written: WrittenCar }
  | { readonly kind: 'same'; readonly car: CarRow }
  | { readonly kind: 'refused'; readonly file: FileLine; readonly problems: LineProblem[] }
);

export interface ImportPlan {
  readonly columns: CarFilePreview['columns'];
  readonly lines: readonly Line[];
  /** Of all that would be done: equal where the file and the cars it is about are. */
  readonly digest: string;
}

interface Planning {
  readonly city: City;
  /** Nobody else changes these cars until the transaction ends. */
  readonly isLocked: boolean;
}

const LINES_AT_ONCE = 250;

/** What a file means for the cars as they are. A car is known by its VIN, or else by its plate. */
export async function planImport(
  db: Queries,
  { csv, columns }: CarFile,
  { city, isLocked }: Planning,
): Promise<ImportPlan> {
  const file = readFile(csv, columns);
  const cars = await carsNamedIn(db, city.id, file.lines, isLocked);
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const [index, one] of file.lines.entries()) {
    // Ten thousand lines take a while: whoever else asks is answered meanwhile.
    if (index % LINES_AT_ONCE === 0) await others();
    lines.push(planLine(one, { city, seen, cars }));
  }
  return {
    columns: file.headers.map((header, at) => ({ header, field: file.columns[at] ?? null })),
    lines,
    digest: digestOf(city.id, lines),
  };
}

interface Known {
  readonly byPlate: ReadonlyMap<string, CarRow>;
  readonly byVin: ReadonlyMap<string, CarRow>;
}

const plateIn = ({ cells }: FileLine) => tidyPlate(cells.plate ?? '');
const vinIn = ({ cells }: FileLine) => tidyVin(cells.vin ?? '');

async function carsNamedIn(
  db: Queries,
  cityId: string,
  lines: readonly FileLine[],
  isLocked: boolean,
): Promise<Known> {
  const plates = lines.map(plateIn).filter(Boolean);
  const vins = lines.map(vinIn).filter(Boolean);
  let named = db
    .selectFrom('cars')
    .selectAll()
    .where('retired_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        and([eb('city_id', '=', cityId), eb('plate', '=', sql<string>`any(${plates}::text[])`)]),
        eb('vin', '=', sql<string>`any(${vins}::text[])`),
      ]),
    )
    .orderBy('id');
  if (isLocked) named = named.forNoKeyUpdate();
  const cars = await named.execute();
  const ofCity = cars.filter((car) => car.city_id === cityId);
  return {
    byPlate: new Map(ofCity.flatMap((car) => (car.plate ? [[car.plate, car]] : []))),
    byVin: new Map(cars.flatMap((car) => (car.vin ? [[car.vin, car]] : []))),
  };
}

interface Ground {
  readonly city: City;
  readonly cars: Known;
  /** What lines before this one name. */
  readonly seen: Set<string>;
}

function planLine(file: FileLine, { city, cars, seen }: Ground): Line {
  const { line, cells } = file;
  const refuse = (...problems: LineProblem[]): Line => ({ kind: 'refused', line, file, problems });
  if (!file.isWhole) return refuse({ field: null, problem: 'cells', said: '' });
  const plate = plateIn(file);
  const vin = vinIn(file);
  const byVin = cars.byVin.get(vin);
  const byPlate = cars.byPlate.get(plate);
  const car = byVin ?? byPlate;
  const problems: LineProblem[] = [];
  if (byVin && byVin.city_id !== city.id) {
    problems.push({ field: 'vin', problem: 'vinTaken', said: vin });
  }
  if (byVin && byPlate && byPlate !== byVin) {
    problems.push({ field: 'plate', problem: 'plateTaken', said: plate });
  }
  for (const [field, said] of [['plate', plate] as const, ['vin', vin] as const]) {
    if (said === '') continue;
    if (seen.has(`${field} ${said}`)) problems.push({ field, problem: 'twice', said });
    seen.add(`${field} ${said}`);
  }
  if (car && seen.has(`car ${car.id}`) && problems.length === 0) {
    problems.push({ field: null, problem: 'twice', said: '' });
  }
  if (car) seen.add(`car ${car.id}`);
  const checked = checkLine(cells, car, city);
  if (!checked.ok) problems.push(...checked.problems);
  if (problems.length > 0 || !checked.ok) return refuse(...problems);
  const { written, odometerKm } = checked;
  if (!car) return { kind: 'added', line, written, odometerKm };
  const isSame = changedFields(writtenOf(car, city.currency), written).isNone;
  return isSame ? { kind: 'same', line, car } : { kind: 'changed', line, car, written };
}

const digestOf = (cityId: string, lines: readonly Line[]): string =>
  createHash('sha256')
    .update(JSON.stringify([cityId, lines.map(doneBy)]))
    .digest('hex');

/** What a line does, and to which state of a car. */
function doneBy(one: Line): readonly unknown[] {
  switch (one.kind) {
    case 'added':
      return [one.line, one.written, one.odometerKm];
    case 'changed':
      return [one.line, one.car.id, one.car.version, one.written];
    case 'same':
      return [one.line, one.car.id, one.car.version];
    case 'refused':
      return [one.line, one.problems];
  }
}
