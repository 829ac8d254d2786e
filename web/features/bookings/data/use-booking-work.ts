import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { type BookingWork, sendWork, type WorkKind, workKindOf } from './booking-work.ts';
import { outcomeToast } from './outcome-toast.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * Changes and cancellations of one booking, from the press to the toast. What was begun before a
 * reload, or in another tab, is followed to its end as well.
 */
export function useBookingWork(
  booking: Booking,
  onDone: () => void,
  onRefused: () => void = () => undefined,
) {
  const { id, openRequest } = booking;
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<WorkKind>('booking');
  const announce = (refusal: string | null) => {
    if (kind !== 'booking') void showToast(outcomeToast(kind, refusal));
  };
  const { attempt, state, isBusy } = useAttempt<BookingWork>(
    (work, key) => sendWork(browserApi(), id, work, key),
    {
      async onDone() {
        announce(null);
        onDone();
        await revalidate();
      },
      async onRefused(code) {
        announce(code);
        onRefused();
        await revalidate();
      },
    },
  );

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

  return {
    kind,
    state,
    isBusy,
    begin(work: BookingWork) {
      setKind(work.kind);
      attempt.book(work);
    },
    forgetRefusal: attempt.dismiss,
    authenticateAgain: attempt.authenticateAgain,
  };
}

export type BookingWorkState = ReturnType<typeof useBookingWork>;
