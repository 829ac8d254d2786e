import { useTranslation } from 'react-i18next';
import type { CarFieldName } from '../../../domain/fleet/car-fields.ts';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';

/** What the fields of a car are called. */
export function useFieldNames() {
  const { t } = useTranslation(['carForm', 'fleet']);
  const { currency } = usePageCity();
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  return (field: CarFieldName | 'odometer') => t(`fields.${field}`, { currency, unit });
}
