import { useTranslation } from 'react-i18next';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';
import type { DraftProblem } from './read-draft.ts';
import { useFieldNames } from './use-field-names.ts';

/** What is wrong with a car as it was written down, at the field it is about. */
export function useDraftProblem() {
  const { t } = useTranslation('carForm');
  const nameOf = useFieldNames();
  return (problem: DraftProblem): Problem => {
    const { field, kind } = problem;
    if (kind === 'number') return { field, text: t('problems.number', problem) };
    if (kind === 'text') {
      return { field, text: t('problems.text', { field: nameOf(field).toLowerCase() }) };
    }
    return { field, text: t(`problems.${kind}`) };
  };
}

/** Why a car was not saved. */
export function useCarRefusal() {
  const { t } = useTranslation('carForm');
  return useRefusal({
    plate_taken: { field: 'plate', text: t('problems.plate_taken') },
    vin_taken: { field: 'vin', text: t('problems.vin_taken') },
  });
}
