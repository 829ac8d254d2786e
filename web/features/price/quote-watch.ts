import { ApiError } from '../../../contract/client.ts';
import type { Quote, QuoteRequest } from '../../../contract/quotes.ts';
import { timeoutsMs } from '../../../domain/policy-constants.ts';
import { createListeners } from '../../../ui/listeners.ts';
import { type Price, type PriceState, priceRefusals } from './price.ts';

export type AskQuote = (request: QuoteRequest, signal: AbortSignal) => Promise<Quote>;

/** Long enough for a second tick of a box, too short to be felt as waiting. */
const settleMs = 250;

/**
 * Keeps one price up to date with what the renter chooses: waits until the choice has settled, drops
 * answers to what is no longer asked, and gives up after the time-out so that the renter can retry.
 */
export function createQuoteWatch(ask: AskQuote, estimate: Price | null) {
  // The page may have come with a quote, not just with an estimate.
  let state: PriceState =
    estimate?.id === undefined
      ? { status: 'asking', price: estimate }
      : { status: 'known', price: estimate };
  let wanted: QuoteRequest | null = null;
  let lastEstimate = estimate;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let inFlight: AbortController | undefined;
  const listeners = createListeners();

  const set = (next: PriceState) => {
    state = next;
    listeners.notify();
  };
  const drop = () => {
    clearTimeout(settling);
    inFlight?.abort();
    inFlight = undefined;
  };
  const askNow = async (request: QuoteRequest) => {
    const own = new AbortController();
    inFlight = own;
    const giveUp = setTimeout(() => {
      if (inFlight !== own) return;
      drop();
      set({ status: 'failed', price: state.price, tookTooLong: true });
    }, timeoutsMs.price);
    try {
      const price = await ask(request, own.signal);
      if (inFlight === own) set({ status: 'known', price });
    } catch (error) {
      if (inFlight === own) set(answerTo(error, state.price));
    } finally {
      clearTimeout(giveUp);
    }
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    /** A new estimate belongs to another trip, so the price of the old trip must go. */
    want(request: QuoteRequest, newEstimate: Price | null) {
      drop();
      const isFirst = wanted === null;
      wanted = request;
      if (isFirst && state.status === 'known') return;
      const price = newEstimate === lastEstimate ? state.price : newEstimate;
      lastEstimate = newEstimate;
      set({ status: 'asking', price });
      if (isFirst) void askNow(request);
      else settling = setTimeout(() => void askNow(request), settleMs);
    },
    retry() {
      if (!wanted) return;
      drop();
      set({ status: 'asking', price: state.price });
      void askNow(wanted);
    },
    stop() {
      drop();
      wanted = null;
    },
  };
}

function answerTo(error: unknown, price: Price | null): PriceState {
  const code = error instanceof ApiError && priceRefusals.find((known) => known === error.code);
  return code
    ? { status: 'refused', price, code }
    : { status: 'failed', price, tookTooLong: false };
}
