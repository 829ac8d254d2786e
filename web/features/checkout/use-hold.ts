import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../contract/client.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { browserApi } from '../../api/browser-client.ts';
import { useShellConfig } from '../../page/use-shell-config.ts';
import { productNow } from '../trip/state/product-now.ts';
import { timeLeftMs } from './hold-time.ts';

export type HoldState =
  | { readonly status: 'asking' }
  /** By the page's own clock, so that nothing has to be converted while it ticks. */
  | { readonly status: 'held'; readonly untilMs: number }
  | { readonly status: 'ended' }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'failed' };

export interface CarHold {
  readonly state: HoldState;
  readonly renew: () => void;
}

interface HeldTrip {
  readonly carId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Keeps the car for the renter from the moment the page stands; `isWanted` once it makes sense. */
export function useHold({ carId, startsAt, endsAt }: HeldTrip, isWanted: boolean): CarHold {
  const { now } = useShellConfig();
  const [state, setState] = useState<HoldState>({ status: 'asking' });
  const [turn, setTurn] = useState(0);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setState({ status: 'asking' });
    try {
      const hold = await browserApi().createHold({ body: { carId, startsAt, endsAt } }, { signal });
      const leftMs = timeLeftMs(hold.expiresAt, productNow(now), pricePolicy.holdMinutes);
      if (!signal.aborted) setState({ status: 'held', untilMs: performance.now() + leftMs });
    } catch (error) {
      if (!signal.aborted) setState(answerTo(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip or turn is another hold
  useEffect(() => {
    if (!isWanted) return;
    const own = new AbortController();
    void ask(own.signal);
    return () => own.abort();
  }, [isWanted, turn, carId, startsAt, endsAt]);

  useEffect(() => {
    if (state.status !== 'held') return;
    const timer = setTimeout(
      () => setState({ status: 'ended' }),
      state.untilMs - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [state]);

  return { state, renew: () => setTurn((last) => last + 1) };
}

function answerTo(error: unknown): HoldState {
  const isNo = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isNo && error.code !== 'too_many_requests'
    ? { status: 'refused', code: error.code }
    : { status: 'failed' };
}
