import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../../api/browser-client.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { productNow } from '../../trip/state/product-now.ts';
import type { BookingData } from '../data/load-booking.ts';
import { type ChangeFacts, loadChangeFacts } from './load-change-facts.ts';

type Answer = { readonly state: 'asking' | 'failed' } | ({ readonly state: 'known' } & ChangeFacts);

/** Asked anew at every opening: meanwhile others may have booked the car. */
export function useChangeFacts({ booking, rules }: BookingData, isWanted: boolean) {
  const { now } = useShellConfig();
  const [answer, setAnswer] = useState<Answer>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(() => loadChangeFacts(browserApi(), booking, rules, productNow(now)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by its number
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setAnswer({ state: 'asking' });
    load().then(
      (facts) => isCurrent && setAnswer({ state: 'known', ...facts }),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setAnswer({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);

  return { answer, retry: () => setAttempt(attempt + 1) };
}
