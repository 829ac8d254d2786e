import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Problem } from '../../form/use-form.ts';
import { staffProblem } from './staff-problem.ts';

/** Something done to a colleague: sent, the list read again, and said; or why not. */
export function useStaffVerb(onClose: () => void) {
  const { t } = useTranslation(['staff', 'desk']);
  const { revalidate } = useRevalidator();
  return async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await send();
    } catch (error) {
      const { key, field } = staffProblem(error);
      return { text: t(key), ...(field ? { field } : {}) };
    }
    await revalidate();
    onClose();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
