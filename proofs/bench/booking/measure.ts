import { gatherCrowd } from '../../../server/testing/rentals/crowd.ts';
import type { LoadRequest } from '../load/generator.ts';
import { countOf, latenciesOf } from '../load/measure-load.ts';
import { measureBeside } from '../measure-beside.ts';
import { startProduct } from '../product.ts';
import { latencyRow, type Row } from '../rows.ts';
import { makeQuotes } from './make-quotes.ts';
import { watchBookings } from './watch-bookings.ts';

const RENTERS = 20;
const ACCEPTED_PER_SECOND = 50;
const WATCHED_PER_SECOND = 5;
const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };

/**
 * Is a booking accepted soon enough, while the same node carries out those before it? And how soon
 * does whoever watches a booking hear of its outcome?
 */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const renters = await gatherCrowd(product.database, Array(RENTERS).fill('pays'));
    const watched = Math.round(WATCHED_PER_SECOND * seconds);
    const accepted = countOf({ perSecond: ACCEPTED_PER_SECOND, seconds });
    const quotes = await makeQuotes(product, watched + accepted);
    const bookingAt = (index: number) => {
      const { cookie = '', methodId } = renters[index % RENTERS] ?? {};
      return {
        path: '/api/bookings',
        method: 'POST',
        headers: { Cookie: cookie, 'Idempotency-Key': crypto.randomUUID() },
        body: {
          ...{ quoteId: quotes[index], delivery: stop, return: stop },
          payment: { profile: 'personal', methodId },
        },
      } satisfies LoadRequest;
    };
    const notified = await watchBookings({
      perSecond: WATCHED_PER_SECOND,
      count: watched,
      book: (index) => book(product.url, bookingAt(index)),
    });
    const beside = await measureBeside(product, {
      perSecond: ACCEPTED_PER_SECOND,
      seconds,
      status: 202,
      requestAt: (index) => bookingAt(watched + index),
    });
    return [
      latencyRow({
        question: 'a booking accepted',
        perSecond: ACCEPTED_PER_SECOND,
        budgetMs: 60,
        ...beside,
      }),
      latencyRow({
        question: 'the watcher of a booking notified',
        perSecond: WATCHED_PER_SECOND,
        budgetMs: 50,
        own: latenciesOf(notified),
        bare: beside.bare,
      }),
    ];
  } finally {
    await product.stop();
  }
}

async function book(url: string, { path, method, headers, body }: Required<LoadRequest>) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 202) throw new Error(`A booking was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return { events: `${url}/api/requests/${id}/events`, cookie: headers['Cookie'] ?? '' };
}
