import type { LoadRequest } from './load/generator.ts';
import { type Latencies, measureLoad } from './load/measure-load.ts';
import type { Product } from './product.ts';

export interface Asked {
  readonly perSecond: number;
  readonly seconds: number;
  readonly requestAt: (index: number) => LoadRequest;
  readonly status?: number;
}

export interface Beside {
  readonly own: Latencies;
  readonly bare: Latencies;
}

/** The bare route and then the product, at the same rate for the same time, one after the other. */
export async function measureBeside(
  product: Pick<Product, 'url' | 'bareUrl' | 'settled'>,
  { perSecond, seconds, requestAt, status = 200 }: Asked,
): Promise<Beside> {
  await product.settled();
  const load = { perSecond, seconds };
  const bareLoad = { ...load, url: product.bareUrl, status: 200, requestAt: () => ({ path: '/' }) };
  const bare = await measureLoad(bareLoad);
  const own = await measureLoad({ ...load, url: product.url, status, requestAt });
  return { own, bare };
}
