import type {
  CarFile,
  CarFilePreview,
  CarImport,
  CarLine,
} from '../../../../contract/operate/fleet-file.ts';
import type { WrittenCar } from '../../../../domain/fleet/car-fields.ts';
import { carFileFields, cellsOfCar } from '../../../../domain/fleet/car-file.ts';
import type { Currency } from '../../../../domain/money.ts';
import { requireCity } from '../../../catalogue/require-city.ts';
import type { Queries } from '../../../db/connect.ts';
import { Refusal } from '../../../errors.ts';
import type { Acting } from '../../acting.ts';
import { requirePermission } from '../../http/require-permission.ts';
import type { StaffCaller } from '../../http/staff-caller.ts';
import { writtenOf } from '../car-columns.ts';
import { writeCars } from '../write-cars.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

type PlannedLine = ImportPlan['lines'][number];

/** What the file would do, line by line. Nothing is written. */
export async function previewImport(
  db: Queries,
  caller: StaffCaller,
  file: CarFile,
): Promise<CarFilePreview> {
  requirePermission(caller, 'fleet.edit', file.cityId);
  const city = await requireCity(db, file.cityId);
  const { columns, lines, digest } = await planImport(db, file, { city, isLocked: false });
  const countOf = (kind: PlannedLine['kind']) => lines.filter((one) => one.kind === kind).length;
  return {
    columns,
    counts: {
      added: countOf('added'),
      changed: countOf('changed'),
      same: countOf('same'),
      refused: countOf('refused'),
    },
    lines: lines.map((line) => lineShape(line, city.currency)),
    digest,
  };
}

/** Exactly what was looked at, all of it or nothing. */
export async function importCars(acting: Acting, { digest, ...file }: CarImport) {
  const { tx, caller } = acting;
  requirePermission(caller, 'fleet.edit', file.cityId);
  const city = await requireCity(tx, file.cityId);
  const plan = await planImport(tx, file, { city, isLocked: true });
  if (plan.digest !== digest) {
    throw new Refusal('import_changed', 'The cars have changed since the preview.');
  }
  if (plan.lines.some(({ kind }) => kind === 'refused')) {
    throw new Refusal('import_refused', 'Some lines cannot be imported, so none is.');
  }
  const added = plan.lines.flatMap((one) => (one.kind === 'added' ? [one] : []));
  const changed = plan.lines.flatMap((one) => (one.kind === 'changed' ? [one] : []));
  const { id: cityId, currency } = city;
  await writeCars(acting, { cityId, currency, added, changed, by: 'import' });
  return { added: added.length, changed: changed.length };
}

function lineShape(one: PlannedLine, currency: Currency): CarLine {
  const { line } = one;
  switch (one.kind) {
    case 'added':
      return { kind: 'added', line, ...nameOf(one.written) };
    case 'same':
      return { kind: 'same', line, ...nameOf(one.car), carId: one.car.id };
    case 'changed': {
      const { car, written } = one;
      const changes = cellChanges(writtenOf(car, currency), written);
      return { kind: 'changed', line, ...nameOf(car), carId: car.id, changes };
    }
    case 'refused': {
      const { brand = '', model = '', plate } = one.file.cells;
      const name = `${brand} ${model}`.trim();
      return { kind: 'refused', line, name, plate: plate || null, problems: one.problems };
    }
  }
}

const nameOf = ({
  brand,
  model,
  plate,
}: Pick<WrittenCar, 'brand' | 'model' | 'plate'>): { name: string; plate: string | null } => ({
  name: `${brand} ${model}`,
  plate,
});

/** Both sides as a file would have them. */
function cellChanges(before: WrittenCar, after: WrittenCar) {
  const [was, is] = [cellsOfCar({ ...before }), cellsOfCar({ ...after })];
  return carFileFields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({
      field,
      before: String(was[field] ?? ''),
      after: String(is[field] ?? ''),
    }));
}
