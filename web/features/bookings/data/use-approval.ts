import { useRevalidator } from 'react-router';
import type { RequestRecord } from '../../../../contract/requests.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useAttempt } from './use-attempt.ts';

/** Something that the renter's bank may want to see approved, from the press to the toast. */
export function useApproval(
  ask: (idempotencyKey: string) => Promise<RequestRecord>,
  done: { readonly title: string; readonly text: string },
) {
  const { revalidate } = useRevalidator();
  const { attempt, state, isBusy } = useAttempt<null>((_, idempotencyKey) => ask(idempotencyKey), {
    async onDone() {
      void showToast({ tone: 'done', ...done, durationMs: toastsMs.modificationSuccess });
      await revalidate();
    },
    onRefused: () => revalidate(),
  });
  return {
    state,
    isBusy,
    approve() {
      if (state.phase === 'awaiting') attempt.authenticateAgain();
      else attempt.book(null);
    },
    forgetRefusal: attempt.dismiss,
  };
}

export type ApprovalState = ReturnType<typeof useApproval>;
