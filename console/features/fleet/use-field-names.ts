import { useTranslation } from 'react-i18next';
import { usePageCity } from '../../shell/desk-data.ts';
import type { DraftField } from './car-draft.ts';

/** What the fields of a car are called. */
export function useFieldNames() {
  const { t } = useTranslation('carForm');
  const { currency } = usePageCity();
  return (field: DraftField) => t(`fields.${field}`, { currency });
}
