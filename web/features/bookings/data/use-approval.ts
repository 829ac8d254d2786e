import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { RequestRecord } from '../../../../contract/requests.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { AttemptState } from '../../../api/booking-attempt.ts';
import { newAttempt } from './new-attempt.ts';

/** Something that the renter's bank may want to see approved, from the press to the toast. */
export function useApproval(
  ask: (idempotencyKey: string) => Promise<RequestRecord>,
  done: { readonly title: string; readonly text: string },
) {
  const { revalidate } = useRevalidator();
  const [attempt] = useState(() => newAttempt<null>((_, idempotencyKey) => ask(idempotencyKey)));
  const state = useSyncExternalStore(attempt.subscribe, attempt.get, attempt.get);

  const finish = useEffectEvent(async (end: AttemptState) => {
    if (end.phase === 'booked') {
      void showToast({ tone: 'done', ...done, durationMs: toastsMs.modificationSuccess });
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

export type ApprovalState = ReturnType<typeof useApproval>;
