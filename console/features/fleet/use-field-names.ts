import { useTranslation } from 'react-i18next';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import type { DraftField } from './car-draft.ts';

/** What the fields of a car are called. */
export function useFieldNames() {
  const { t } = useTranslation(['carForm', 'fleet']);
  const { currency } = usePageCity();
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  return (field: DraftField | 'odometer') => t(`fields.${field}`, { currency, unit });
}
