import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { useApproval } from './use-approval.ts';

/** The approval of a hold; a change or a cancellation need not wait for it. */
export function useDepositApproval({ id }: Booking) {
  const { t } = useTranslation('trips');
  return useApproval(
    (idempotencyKey) => {
      const signal = AbortSignal.timeout(timeoutsMs.request);
      return browserApi().approveDeposit({ params: { id } }, { idempotencyKey, signal });
    },
    { title: t('approval.done.title'), text: t('approval.done.text') },
  );
}
