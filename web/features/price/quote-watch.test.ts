import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/client.ts';
import type { Quote, QuoteRequest } from '../../../contract/quotes.ts';
import { timeoutsMs } from '../../../domain/policy-constants.ts';
import { aQuote, euros } from './price.fixture.ts';
import type { Price } from './price.ts';
import { createQuoteWatch } from './quote-watch.ts';

const estimate: Price = {
  days: aQuote.days,
  lines: aQuote.lines,
  total: aQuote.total,
  includesServiceFee: aQuote.includesServiceFee,
  includesTaxes: aQuote.includesTaxes,
  deposit: null,
};
const wish = (...extras: string[]): QuoteRequest => ({
  carId: aQuote.carId,
  startsAt: aQuote.startsAt,
  endsAt: aQuote.endsAt,
  extras,
});
const quoteOf = (units: number): Quote => ({ ...aQuote, total: euros(units) });

/** A server that answers when it is told to. */
function slowServer() {
  const calls: {
    request: QuoteRequest;
    signal: AbortSignal;
    answer: (quote: Quote) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const ask = (request: QuoteRequest, signal: AbortSignal) =>
    new Promise<Quote>((answer, fail) => {
      calls.push({ request, signal, answer, fail });
    });
  return { calls, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a live price', () => {
  test('starts from the page’s own price and asks at once', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    expect(watch.get()).toEqual({ status: 'asking', price: estimate });
    watch.want(wish(), estimate);
    calls[0]?.answer(quoteOf(93));
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.get()).toEqual({ status: 'known', price: quoteOf(93) });
  });

  test('does not ask for what the page came with, and asks for the next choice', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, quoteOf(93));
    watch.want(wish(), aQuote);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(0);
    expect(watch.get()).toEqual({ status: 'known', price: quoteOf(93) });
    watch.want(wish('gps'), aQuote);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
  });

  test('waits until the choice has settled, and shows the old price meanwhile', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    watch.want(wish(), estimate);
    calls[0]?.answer(quoteOf(93));
    await vi.advanceTimersByTimeAsync(0);

    watch.want(wish('gps'), estimate);
    await vi.advanceTimersByTimeAsync(100);
    watch.want(wish('gps', 'booster'), estimate);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.map(({ request }) => request.extras)).toEqual([[], ['gps', 'booster']]);
    expect(watch.get()).toEqual({ status: 'asking', price: quoteOf(93) });
  });

  test('drops the answer to what is no longer wanted', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    watch.want(wish('gps'), estimate);
    watch.want(wish('booster'), estimate);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.answer(quoteOf(102));
    calls[0]?.answer(quoteOf(999));
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.get()).toEqual({ status: 'known', price: quoteOf(102) });
  });

  test('gives up after ten seconds, and asks again on request', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    watch.want(wish(), estimate);
    await vi.advanceTimersByTimeAsync(timeoutsMs.price - 1);
    expect(watch.get().status).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(watch.get()).toEqual({ status: 'failed', price: estimate, tookTooLong: true });
    expect(calls[0]?.signal.aborted).toBe(true);

    watch.retry();
    expect(watch.get().status).toBe('asking');
    calls[1]?.answer(quoteOf(93));
    await vi.advanceTimersByTimeAsync(timeoutsMs.price);
    expect(watch.get()).toEqual({ status: 'known', price: quoteOf(93) });
  });

  test('tells a no from a breakdown [R-CALL-013]', async () => {
    const answerTo = async (error: unknown) => {
      const watch = createQuoteWatch(() => Promise.reject(error), estimate);
      watch.want(wish(), estimate);
      await vi.advanceTimersByTimeAsync(0);
      return watch.get();
    };
    const refusal = new ApiError({ code: 'car_unavailable', message: '' }, 409);
    expect(await answerTo(refusal)).toMatchObject({ status: 'refused', code: 'car_unavailable' });
    const broken = new ApiError({ code: 'unavailable', message: '' }, 503);
    expect(await answerTo(broken)).toMatchObject({ status: 'failed', tookTooLong: false });
    expect(await answerTo(new TypeError('offline'))).toMatchObject({ status: 'failed' });
  });

  test('forgets the price of another trip', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    watch.want(wish(), estimate);
    calls[0]?.answer(quoteOf(93));
    await vi.advanceTimersByTimeAsync(0);
    const longer = { ...estimate, days: 5 };
    watch.want({ ...wish(), endsAt: '2026-05-07T08:00:00Z' }, longer);
    expect(watch.get()).toEqual({ status: 'asking', price: longer });
  });

  test('says nothing more once stopped', async () => {
    const { calls, ask } = slowServer();
    const watch = createQuoteWatch(ask, estimate);
    watch.want(wish(), estimate);
    const told = vi.fn();
    watch.subscribe(told);
    watch.stop();
    calls[0]?.answer(quoteOf(93));
    await vi.advanceTimersByTimeAsync(timeoutsMs.price);
    expect(told).not.toHaveBeenCalled();
  });
});
