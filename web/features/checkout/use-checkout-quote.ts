import { useState } from 'react';
import { ApiError } from '../../../contract/client.ts';
import type { QuoteRequest } from '../../../contract/quotes.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import { browserApi } from '../../api/browser-client.ts';
import type { LivePrice, PriceState } from '../price/price.ts';
import type { AskQuote } from '../price/quote-watch.ts';
import { useLivePrice } from '../price/use-live-price.ts';

export interface Promo {
  readonly applied: string | null;
  /** Why the last code cannot be used. */
  readonly refusal: string | null;
  readonly isAsking: boolean;
  readonly apply: (code: string) => void;
  readonly remove: () => void;
  readonly forgetRefusal: () => void;
}

export interface CheckoutQuote {
  readonly live: LivePrice;
  readonly promo: Promo;
}

/** The price of the trip for whoever pays, with promo code and credit, always as a quote. */
export function useCheckoutQuote(
  wanted: QuoteRequest,
  profile: PaymentProfile,
  rendered: PriceState,
  wished: string | null,
  setWished: (code: string | null) => void,
): CheckoutQuote {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ask] = useState(() => askWithPromo(setRefusal));
  // A company is billed by its own terms.
  const promoCode = profile === 'personal' ? wished : null;
  const request: QuoteRequest = { ...wanted, checkout: { profile, promoCode } };
  const live = useLivePrice(rendered.status === 'refused' ? null : request, rendered, ask);
  const { price, status } = live.state;

  return {
    live,
    promo: {
      applied: price?.lines.find(({ kind }) => kind === 'promo')?.ref ?? null,
      refusal,
      isAsking: status === 'asking' && wished !== null,
      apply(code) {
        setRefusal(null);
        if (code === wished) live.retry();
        else setWished(code);
      },
      remove() {
        setRefusal(null);
        setWished(null);
      },
      forgetRefusal: () => setRefusal(null),
    },
  };
}

/** A code that cannot be used costs the renter no price: they get the one without it, and the reason. */
export function askWithPromo(
  onRefused: (code: string) => void,
  createQuote: AskQuote = (body, signal) => browserApi().createQuote({ body }, { signal }),
): AskQuote {
  return async (request, signal) => {
    try {
      return await createQuote(request, signal);
    } catch (error) {
      const { checkout } = request;
      if (!checkout?.promoCode || !isPromoRefusal(error)) throw error;
      const quote = await createQuote(
        { ...request, checkout: { ...checkout, promoCode: null } },
        signal,
      );
      onRefused(error.code);
      return quote;
    }
  };
}

/** Codes may be tried only so often; a price without one may be asked for at any time. */
function isPromoRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.code.startsWith('promo_') || error.code === 'too_many_requests';
}
