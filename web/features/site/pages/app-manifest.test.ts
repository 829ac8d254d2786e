import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appManifest } from './app-manifest.server.ts';

const publicFile = (src: string) => new URL(`../../../public${src}`, import.meta.url).pathname;

test('icons of 192 and 512 pixels are as large as they say, and the maskable one stands apart', async () => {
  const drawn = appManifest().icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map((icon) => [icon.sizes, 'purpose' in icon && icon.purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of drawn) {
    expect(existsSync(publicFile(src))).toBe(true);
    const { width, height } = await sharp(publicFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
