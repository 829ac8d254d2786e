import { useTranslation } from 'react-i18next';
import { distanceUnit } from '../../../domain/distance-unit.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import type { DraftField } from './car-draft.ts';

/** What the fields of a car are called. */
export function useFieldNames() {
  const { t } = useTranslation(['carForm', 'fleet']);
  const { countryCode, currency } = usePageCity();
  const unit = t(`fleet:card.${distanceUnit(countryCode)}`);
  return (field: DraftField) => t(`fields.${field}`, { currency, unit });
}
