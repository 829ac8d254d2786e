import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { AttemptState } from '../../../api/booking-attempt.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { type BookingWork, sendWork, type WorkKind, workKindOf } from './booking-work.ts';
import { newAttempt } from './new-attempt.ts';
import { outcomeToast } from './outcome-toast.ts';

/**
 * Changes and cancellations of one booking, from the press to the toast. What was begun before a
 * reload, or in another tab, is followed to its end as well.
 */
export function useBookingWork(booking: Booking, onDone: () => void) {
  const { id, openRequest } = booking;
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<WorkKind>('booking');
  const [attempt] = useState(() =>
    newAttempt<BookingWork>((work, key) => sendWork(browserApi(), id, work, key)),
  );
  const state = useSyncExternalStore(attempt.subscribe, attempt.get, attempt.get);

  const openId = openRequest?.id;
  const join = useEffectEvent((requestId: string) => {
    attempt.dismiss();
    if (attempt.get().phase !== 'idle') return;
    if (openRequest) setKind(workKindOf(openRequest));
    attempt.join(requestId);
  });
  useEffect(() => {
    if (openId) join(openId);
  }, [openId]);

  const announce = (refusal: string | null) => {
    if (kind !== 'booking') void showToast(outcomeToast(kind, refusal));
  };
  const finish = useEffectEvent(async (end: AttemptState) => {
    if (end.phase === 'booked') {
      announce(null);
      onDone();
      await revalidate();
      attempt.stop();
    } else if (end.phase === 'refused') {
      announce(end.code);
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
    kind,
    state,
    isBusy: state.phase !== 'idle' && state.phase !== 'refused',
    begin(work: BookingWork) {
      setKind(work.kind);
      attempt.book(work);
    },
    forgetRefusal: attempt.dismiss,
    authenticateAgain: attempt.authenticateAgain,
  };
}

export type BookingWorkState = ReturnType<typeof useBookingWork>;
