import { useEffect, useState } from 'react';
import type { Booking, CancellationTimeline } from '../../../../contract/bookings.ts';
import { browserApi } from '../../../api/browser-client.ts';

type Answer =
  | { readonly state: 'asking' | 'failed' }
  | { readonly state: 'known'; readonly timeline: CancellationTimeline };

/** Asked anew at every opening and for every new state of the booking: the page may be hours old. */
export function useFreshCancellation(booking: Booking, isWanted: boolean) {
  const [answer, setAnswer] = useState<Answer>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by its number
  useEffect(() => {
    if (!isWanted) return setAnswer({ state: 'asking' });
    const stale = new AbortController();
    browserApi()
      .getCancellation({ params: { id: booking.id } }, { signal: stale.signal })
      .then(
        (timeline) => !stale.signal.aborted && setAnswer({ state: 'known', timeline }),
        () => !stale.signal.aborted && setAnswer({ state: 'failed' }),
      );
    return () => stale.abort();
  }, [booking, isWanted, attempt]);

  const retry = () => {
    setAnswer({ state: 'asking' });
    setAttempt(attempt + 1);
  };
  return { answer, retry };
}
