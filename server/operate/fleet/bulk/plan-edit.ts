import type {
  FleetChange,
  FleetEdit,
  FleetEditLine,
} from '../../../../contract/operate/fleet-edit.ts';
import { bulkFields, changeInBulk } from '../../../../domain/fleet/bulk-edit.ts';
import type { WrittenCar } from '../../../../domain/fleet/car-fields.ts';
import type { Currency } from '../../../../domain/money.ts';
import { Refusal } from '../../../errors.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { type CarRow, requirePrice, writtenOf } from '../car-columns.ts';

type Seen = FleetEdit['cars'][number];

/** What tells whether somebody has changed a car since: states and retirements leave its version as it is. */
export const seenOf = (car: CarRow): Seen => ({
  id: car.id,
  version: car.version,
  condition: car.condition,
  offered: car.enabled,
});

/** Amounts in another currency than the city's fit none of its cars. */
export function requireOwnCurrency({ price }: FleetChange, currency: Currency): void {
  if (price?.kind === 'set') requirePrice(price.price, currency);
  if (price?.kind !== 'amount' || price.by.currency === currency) return;
  throw new Refusal('other_currency', `Prices of this city are in ${currency}.`);
}

/** One car under the change: as it is to be, or why it stays. */
export function planCar(car: CarRow, change: FleetChange, currency: Currency) {
  const written = writtenOf(car, currency);
  const before = { ...written, condition: car.condition };
  const planned = changeInBulk({ ...before, isRetired: car.retired_at !== null }, change);
  if (!planned.ok) return { kind: 'refused', car, problem: planned.problem } as const;
  const { condition, ...fields } = planned.after;
  const next: WrittenCar = { ...written, ...fields, features: [...fields.features] };
  const changed = changedFields(before, { ...next, condition });
  if (changed.isNone) return { kind: 'same', car } as const;
  return { kind: 'changed', car, written: next, condition, changed } as const;
}

type PlannedCar = ReturnType<typeof planCar>;

export function lineShape(planned: PlannedCar): FleetEditLine {
  const { car } = planned;
  const line = {
    seen: seenOf(car),
    name: `${car.brand} ${car.model}`,
    plate: car.plate,
    propulsionType: car.propulsion_type,
  };
  if (planned.kind === 'refused') return { kind: 'refused', ...line, problem: planned.problem };
  if (planned.kind === 'same') return { kind: 'same', ...line };
  const { before, after } = planned.changed;
  const changes = bulkFields.flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    return was === undefined || is === undefined ? [] : [{ field, before: was, after: is }];
  });
  return { kind: 'changed', ...line, changes };
}
