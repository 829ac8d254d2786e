import { gzipSync } from 'node:zlib';
import type { Product } from '../product.ts';

export interface Weight {
  readonly htmlKb: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly pictureKb: number;
}

const KB = 1024;

/** What a browser that comes for the first time must fetch for a page, compressed as it travels. */
export async function weigh({ ask }: Product, page: string): Promise<Weight> {
  const { text } = await ask(page);
  const sizeOf = async (addresses: Iterable<string>, isPacked: boolean) => {
    let total = 0;
    for (const address of new Set(addresses)) {
      const bytes = Buffer.from((await ask(address)).text, isPacked ? 'utf8' : 'latin1');
      total += isPacked ? gzipSync(bytes).length : bytes.length;
    }
    return Math.round((total / KB) * 10) / 10;
  };
  return {
    htmlKb: Math.round((gzipSync(text).length / KB) * 10) / 10,
    scriptKb: await sizeOf(scriptsOf(text), true),
    styleKb:
      Math.round(
        (gzipSync(matches(text, /<style[^>]*>([\s\S]*?)<\/style>/g).join('')).length / KB) * 10,
      ) / 10,
    pictureKb: await sizeOf(matches(text, /<img[^>]+src="(\/[^"]+)"/g), true),
  };
}

/** As the page lists them, to be asked for after the first paint; what stands in a tag is for older browsers. */
const scriptsOf = (html: string) => [
  ...new Set(matches(html, /(?<!src=)"(\/static\/[^"\\]+\.js)"/g)),
];

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);
