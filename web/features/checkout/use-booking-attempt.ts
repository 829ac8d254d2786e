import { useEffect, useState, useSyncExternalStore } from 'react';
import { timeoutsMs } from '../../../domain/policy-constants.ts';
import {
  type AttemptDeps,
  type AttemptState,
  createBookingAttempt,
} from '../../api/booking-attempt.ts';
import { browserApi } from '../../api/browser-client.ts';
import { browserReach } from '../../api/browser-reach.ts';
import { intentionMemory } from '../../api/intention.ts';

export interface BookingAttempt
  extends Pick<ReturnType<typeof createBookingAttempt>, 'book' | 'dismiss' | 'authenticateAgain'> {
  readonly state: AttemptState;
  /** Nothing is under way, and nothing was when the page came. */
  readonly isAtRest: boolean;
}

/** The attempt to book this car, which a reload finds again. */
export function useBookingAttempt(
  carId: string,
  authenticate: AttemptDeps['authenticate'],
): BookingAttempt {
  const [attempt] = useState(() =>
    createBookingAttempt({
      // An answer that hangs is a lost one: it is asked for again, under the same key.
      send: (body, idempotencyKey) =>
        browserApi().createBooking(
          { body },
          { idempotencyKey, signal: AbortSignal.timeout(timeoutsMs.request) },
        ),
      goOn: (id) =>
        browserApi().continueRequest(
          { params: { id } },
          { signal: AbortSignal.timeout(timeoutsMs.request) },
        ),
      authenticate,
      reach: browserReach,
      memory: intentionMemory(carId, () => sessionStorage),
      newKey: () => crypto.randomUUID(),
    }),
  );
  const state = useSyncExternalStore(attempt.subscribe, attempt.get, attempt.get);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    attempt.resume();
    setRestored(true);
    window.addEventListener('online', attempt.wake);
    return () => {
      window.removeEventListener('online', attempt.wake);
      attempt.stop();
    };
  }, [attempt]);

  return {
    state,
    isAtRest: isRestored && (state.phase === 'idle' || state.phase === 'refused'),
    book: attempt.book,
    dismiss: attempt.dismiss,
    authenticateAgain: attempt.authenticateAgain,
  };
}
