import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/client.ts';
import type { Problem } from '../../form/use-form.ts';
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
  const { t } = useTranslation(['carForm', 'desk']);
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : 'unavailable';
    switch (code) {
      case 'plate_taken':
        return { field: 'plate', text: t('problems.plate_taken') };
      case 'vin_taken':
        return { field: 'vin', text: t('problems.vin_taken') };
      case 'not_permitted':
      case 'too_many_requests':
      case 'unavailable':
        return { text: t(`desk:refusals.${code}`) };
      default:
        return { text: t('desk:refusals.other') };
    }
  };
}
