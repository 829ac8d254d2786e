import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { RequestRecord } from '../../../../contract/requests.ts';
import type { AttemptState } from '../../../api/booking-attempt.ts';
import { newAttempt } from './new-attempt.ts';

interface Ends {
  readonly onDone: () => Promise<void>;
  readonly onRefused: (code: string) => Promise<void>;
}

/** Something asked of the server that may take a while, from the press to its end. */
export function useAttempt<Work>(
  send: (work: Work, idempotencyKey: string) => Promise<RequestRecord>,
  { onDone, onRefused }: Ends,
) {
  const [attempt] = useState(() => newAttempt(send));
  const state = useSyncExternalStore(attempt.subscribe, attempt.get, attempt.get);

  const finish = useEffectEvent(async (end: AttemptState) => {
    if (end.phase === 'booked') {
      await onDone();
      attempt.stop();
    } else if (end.phase === 'refused') {
      await onRefused(end.code);
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

  return { attempt, state, isBusy: state.phase !== 'idle' && state.phase !== 'refused' };
}
