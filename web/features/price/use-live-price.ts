import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QuoteRequest } from '../../../contract/quotes.ts';
import { browserApi } from '../../api/browser-client.ts';
import type { LivePrice, PriceState } from './price.ts';
import { type AskQuote, createQuoteWatch } from './quote-watch.ts';

const askServer: AskQuote = (body, signal) => browserApi().createQuote({ body }, { signal });

/**
 * The price of what is wanted now, asked from the server; it starts from what the page came with.
 * Without a request that is the last word: the page already knows that the trip cannot be had.
 */
export function useLivePrice(
  request: QuoteRequest | null,
  rendered: PriceState,
  ask: AskQuote = askServer,
): LivePrice {
  const [watch] = useState(() => createQuoteWatch(ask, rendered.price));
  const state = useSyncExternalStore(watch.subscribe, watch.get, watch.get);
  // The same wish in a new object is no new wish.
  const wish = JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish stands for what it is made of
  useEffect(() => {
    if (request) watch.want(request, rendered.price);
  }, [watch, wish]);
  useEffect(() => watch.stop, [watch]);

  return { state: request ? state : rendered, retry: watch.retry };
}
