import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/client.ts';
import type { QuoteRequest } from '../../../contract/quotes.ts';
import { aQuote } from '../price/price.fixture.ts';
import { askWithPromo } from './use-checkout-quote.ts';

const request = (promoCode: string | null): QuoteRequest => ({
  carId: aQuote.carId,
  startsAt: aQuote.startsAt,
  endsAt: aQuote.endsAt,
  checkout: { profile: 'personal', promoCode },
});
const { signal } = new AbortController();

test.each(['promo_expired', 'too_many_requests'] as const)(
  'a promo code that cannot be used (%s): the price without it, and why',
  async (code) => {
    const onRefused = vi.fn();
    const createQuote = vi.fn(async ({ checkout }: QuoteRequest) => {
      if (checkout?.promoCode) throw new ApiError({ code, message: '' }, 422);
      return aQuote;
    });
    const ask = askWithPromo(onRefused, createQuote);
    expect(await ask(request('SPRING'), signal)).toBe(aQuote);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(code);
    expect(createQuote).toHaveBeenLastCalledWith(request(null), signal);
  },
);

test('other refusals are refusals of the price', async () => {
  const onRefused = vi.fn();
  const refusal = new ApiError({ code: 'car_unavailable', message: '' }, 409);
  const ask = askWithPromo(onRefused, () => Promise.reject(refusal));
  await expect(ask(request('SPRING'), signal)).rejects.toBe(refusal);
  expect(onRefused).not.toHaveBeenCalled();
});
