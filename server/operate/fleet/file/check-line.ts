import type { z } from 'zod';
import { carPaints } from '../../../../contract/car-designs.ts';
import { CarEdit, NewCar } from '../../../../contract/operate/fleet.ts';
import { distanceUnit, kilometresOf } from '../../../../domain/distance-unit.ts';
import type { WrittenCar } from '../../../../domain/fleet/car-fields.ts';
import {
  type CarCells,
  type CarFileField,
  type CarFileProblem,
  carFileFields,
  carInCells,
  problemWith,
} from '../../../../domain/fleet/car-file.ts';
import { serverWords } from '../../../../i18n/server-words.ts';
import type { City } from '../../../catalogue/require-city.ts';
import { type CarRow, writtenOf } from '../car-columns.ts';

export interface LineProblem {
  readonly field: CarFileField | null;
  readonly problem: CarFileProblem;
  readonly said: string;
}

export type Checked =
  | { readonly ok: true; readonly written: WrittenCar; readonly odometerKm: number }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** A line as the new car, or as the change of a car, that the API would take; its own schemas decide. */
export function checkLine(cells: CarCells, car: CarRow | undefined, city: City): Checked {
  const { odometer, ...said } = carInCells(withKnownPaint(cells, car), city.currency);
  if (car) {
    // The odometer is read at the car: a file that was written before does not set it back.
    const edit = CarEdit.safeParse({ version: car.version, ...said });
    if (!edit.success) return refused(edit.error, cells);
    const { version: _, ...change } = edit.data;
    const written = { ...writtenOf(car, city.currency), ...defined(change) };
    return { ok: true, written, odometerKm: car.odometer_km };
  }
  const km = cells.odometer ? { odometerKm: kilometresIn(odometer, city) } : {};
  const added = NewCar.safeParse({ cityId: city.id, ...said, ...km });
  if (!added.success) return refused(added.error, cells);
  const { cityId: _, odometerKm: first, ...written } = added.data;
  return { ok: true, written, odometerKm: first };
}

/** A paint may be called as people call it; what a car was painted before there were names stays. */
function withKnownPaint({ colour, ...cells }: CarCells, car: CarRow | undefined): CarCells {
  if (colour === undefined || colour === car?.colour) return cells;
  const t = serverWords.getFixedT('en', 'carFile');
  const said = colour.trim().toLowerCase();
  const known = carPaints.find(
    (paint) => said === paint || said === t(`paints.${paint}`).toLowerCase(),
  );
  return { ...cells, colour: known ?? colour };
}

/** What is no number is refused as it was said. */
const kilometresIn = (odometer: unknown, { country_code }: City) =>
  typeof odometer === 'number' ? kilometresOf(odometer, distanceUnit(country_code)) : odometer;

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

function refused({ issues }: z.ZodError, cells: CarCells): Checked {
  const fields = new Set(issues.flatMap(({ path }) => fieldAt(path)));
  const problems = [...fields].map((field) => {
    const said = cells[field] ?? '';
    return { field, said, problem: said === '' ? ('missing' as const) : problemWith(field) };
  });
  return { ok: false, problems };
}

function fieldAt([name, part]: readonly PropertyKey[]): CarFileField[] {
  if (name === 'base' && part === undefined) return ['latitude', 'longitude'];
  if (name === 'odometerKm') return ['odometer'];
  return carFileFields.filter((one) => one === (name === 'base' ? part : name));
}
