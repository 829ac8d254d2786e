import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { timeoutsMs, toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { AttemptState } from '../../../api/booking-attempt.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { newAttempt } from './new-attempt.ts';

/** The approval of a hold, from the press to the toast; a change or a cancellation need not wait for it. */
export function useDepositApproval({ id }: Booking) {
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [attempt] = useState(() =>
    newAttempt<null>((_, idempotencyKey) => {
      const signal = AbortSignal.timeout(timeoutsMs.request);
      return browserApi().approveDeposit({ params: { id } }, { idempotencyKey, signal });
    }),
  );
  const state = useSyncExternalStore(attempt.subscribe, attempt.get, attempt.get);

  const finish = useEffectEvent(async (end: AttemptState) => {
    if (end.phase === 'booked') {
      void showToast({
        tone: 'done',
        title: t('approval.done.title'),
        text: t('approval.done.text'),
        durationMs: toastsMs.modificationSuccess,
      });
      await revalidate();
      attempt.stop();
    } else if (end.phase === 'refused') {
      await revalidate();
    }
  });
  // Every end is a state of its own, told once.
  useEffect(() => void finish(state), [state]);

  useEffect(() => {
    addEventListener('online', attempt.wake);
    return () => {
      removeEventListener('online', attempt.wake);
      attempt.stop();
    };
  }, [attempt]);

  return {
    state,
    isBusy: state.phase !== 'idle' && state.phase !== 'refused',
    approve() {
      if (state.phase === 'awaiting') attempt.authenticateAgain();
      else attempt.book(null);
    },
    forgetRefusal: attempt.dismiss,
  };
}

export type DepositApprovalState = ReturnType<typeof useDepositApproval>;
