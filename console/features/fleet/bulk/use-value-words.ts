import type { FleetEditLine } from '../../../../contract/operate/fleet-edit.ts';
import type { BulkField } from '../../../../domain/fleet/bulk-edit.ts';
import { carConditions } from '../../../../domain/fleet/condition.ts';
import { useStateWords } from '../car-marks.tsx';
import { useCarWords } from '../use-car-words.ts';

type Value = Extract<FleetEditLine, { kind: 'changed' }>['changes'][number]['before'];

/** What a field of a car is, as it is read. */
export function useValueWords({ propulsionType }: Pick<FleetEditLine, 'propulsionType'>) {
  const stateOf = useStateWords();
  const { sayOf } = useCarWords();
  return (field: BulkField, value: Value): string => {
    if (field !== 'condition') return sayOf(field, value);
    const condition = carConditions.find((one) => one === value);
    return condition ? stateOf(condition, propulsionType) : String(value);
  };
}
