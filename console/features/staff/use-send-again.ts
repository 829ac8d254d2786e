import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { staffProblem } from './staff-problem.ts';

/** The link to set a password, once more. */
export function useSendAgain() {
  const { t } = useTranslation(['staff', 'desk']);
  return async (id: string, email: string) => {
    try {
      await operateApi().resendStaffInvitation({ params: { id } });
      const title = t('invite.done', { email });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    } catch (error) {
      const title = t(staffProblem(error).key);
      await showToast({ tone: 'error', title, durationMs: toastsMs.error });
    }
  };
}
