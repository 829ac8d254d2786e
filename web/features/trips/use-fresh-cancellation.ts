import { useEffect, useState } from 'react';
import type { CancellationTimeline } from '../../../contract/bookings.ts';
import { browserApi } from '../../api/browser-client.ts';

type Answer =
  | { readonly state: 'asking' | 'failed' }
  | { readonly state: 'known'; readonly timeline: CancellationTimeline };

/** Asked anew whenever it is wanted: the page may have stood open for hours. */
export function useFreshCancellation(bookingId: string, isWanted: boolean) {
  const [answer, setAnswer] = useState<Answer>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by its number
  useEffect(() => {
    if (!isWanted) return;
    const stale = new AbortController();
    setAnswer({ state: 'asking' });
    browserApi()
      .getCancellation({ params: { id: bookingId } }, { signal: stale.signal })
      .then(
        (timeline) => setAnswer({ state: 'known', timeline }),
        () => !stale.signal.aborted && setAnswer({ state: 'failed' }),
      );
    return () => stale.abort();
  }, [bookingId, isWanted, attempt]);

  return { answer, retry: () => setAttempt(attempt + 1) };
}
