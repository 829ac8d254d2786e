import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { rentableCars } from '../../server/testing/rentals/trips.ts';
import { measureBeside } from './measure-beside.ts';
import { startProduct } from './product.ts';
import { latencyRow, type Row } from './rows.ts';

const RENTERS = 20;

/** Is a signed-in renter told soon enough what a trip costs? */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const cars = await rentableCars(product.database, RENTERS);
    const renters = await gatherCrowd(product.database, Array(RENTERS).fill('pays'));
    const today = Temporal.Now.plainDateISO('UTC');
    const at = (days: number) => `${today.add({ days })}T10:00:00Z`;
    const perSecond = 100;
    const beside = await measureBeside(product, {
      ...{ perSecond, seconds },
      status: 201,
      requestAt: (index) => ({
        path: '/api/quotes',
        method: 'POST',
        headers: {
          Cookie: renters[index % RENTERS]?.cookie ?? '',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: {
          carId: cars[index % RENTERS],
          startsAt: at(150 + (index % 30)),
          endsAt: at(154 + (index % 30)),
          checkout: { profile: 'personal' },
        },
      }),
    });
    return [latencyRow({ question: 'a quote', perSecond, budgetMs: 40, ...beside })];
  } finally {
    await product.stop();
  }
}
