import { useTranslation } from 'react-i18next';
import type { FleetEditLine } from '../../../../contract/operate/fleet-edit.ts';
import { carValues } from '../../../../domain/car.ts';
import type { BulkField } from '../../../../domain/fleet/bulk-edit.ts';
import { carConditions } from '../../../../domain/fleet/condition.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { useStateWords } from '../car-marks.tsx';

type Value = Extract<FleetEditLine, { kind: 'changed' }>['changes'][number]['before'];

/** What a field of a car is, as it is read. */
export function useValueWords({ propulsionType }: Pick<FleetEditLine, 'propulsionType'>) {
  const { t } = useTranslation(['bulkEdit', 'fleet']);
  const stateOf = useStateWords();
  return (field: BulkField, value: Value): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) {
      const names = carValues.features.filter((one) => value.includes(one));
      return names.map((one) => t(`fleet:features.${one}`)).join(', ') || t('none');
    }
    if (typeof value === 'object') {
      return 'amount' in value ? formatMoney(value) : `${value.latitude}, ${value.longitude}`;
    }
    const condition = carConditions.find((one) => field === 'condition' && one === value);
    return condition ? stateOf(condition, propulsionType) : value;
  };
}
