import { useEffect, useState } from 'react';
import type { ModificationPrice } from '../../../../contract/bookings.ts';
import { ApiError } from '../../../../contract/client.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import { browserApi } from '../../../api/browser-client.ts';
import type { Change } from './trip-edit.ts';

export type ChangePrice =
  | { readonly state: 'none' | 'asking' | 'failed' }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'known'; readonly price: ModificationPrice };

/** Long enough for a second pick, too short to be felt as waiting. */
const settleMs = 300;

interface Answer {
  readonly question: string;
  readonly answer: ChangePrice;
}

/** What a change would cost. An answer to an earlier wish is never shown. */
export function useChangePrice(bookingId: string, change: Change | null) {
  const [last, setLast] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wish = change && JSON.stringify(change);
  const question = `${attempt} ${wish}`;

  useEffect(() => {
    if (wish === null) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(bookingId, JSON.parse(wish), stale.signal);
      if (!stale.signal.aborted) setLast({ question, answer });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [bookingId, wish, question]);

  return { price: priceNow(wish, question, last), retry: () => setAttempt((n) => n + 1) };
}

function priceNow(wish: string | null, question: string, last: Answer | null): ChangePrice {
  if (wish === null) return { state: 'none' };
  return last?.question === question ? last.answer : { state: 'asking' };
}

async function ask(id: string, body: Change, stale: AbortSignal): Promise<ChangePrice> {
  const signal = AbortSignal.any([stale, AbortSignal.timeout(timeoutsMs.price)]);
  try {
    const price = await browserApi().priceModification({ params: { id }, body }, { signal });
    return { state: 'known', price };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isAnswer ? { state: 'refused', code: error.code } : { state: 'failed' };
  }
}
