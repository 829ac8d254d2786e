import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { jpegHead, pngHead } from './pictures.fixture.ts';

/** Headers alone: nothing here unpacks a picture. */
const webp = (kind: string, rest: number[]) =>
  new Uint8Array([
    ...Buffer.from('RIFF\0\0\0\0WEBP'),
    ...Buffer.from(kind),
    0,
    0,
    0,
    0,
    ...rest,
    ...new Array(16).fill(0),
  ]);

describe('the size of a picture', () => {
  it('is read from PNG, JPEG and the three kinds of WebP', () => {
    expect(pictureSize(pngHead(640, 400))).toEqual({ width: 640, height: 400 });
    expect(pictureSize(jpegHead(640, 400))).toEqual({ width: 640, height: 400 });
    const lossy = webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x90, 0x01]);
    expect(pictureSize(lossy)).toEqual({ width: 640, height: 400 });
    const bits = 639 | (399 << 14);
    const lossless = webp(
      'VP8L',
      [0x2f, bits, bits >> 8, bits >> 16, bits >> 24].map((b) => b & 255),
    );
    expect(pictureSize(lossless)).toEqual({ width: 640, height: 400 });
    const extended = webp('VP8X', [0, 0, 0, 0, 639 & 255, 639 >> 8, 0, 399 & 255, 399 >> 8, 0]);
    expect(pictureSize(extended)).toEqual({ width: 640, height: 400 });
  });

  it('is nothing for what only bears the name of a picture', async () => {
    for (const text of ['', '<svg width="640" height="400"/>', 'GIF89a', '%PDF-1.7', '\u0089PNG']) {
      expect(pictureSize(Buffer.from(text)), text).toBeNull();
    }
    const script = await readFile(path.join(import.meta.dirname, 'picture-size.ts'));
    expect(pictureSize(script)).toBeNull();
  });

  it('never fails, whatever the bytes', () => {
    const starts = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], [...Buffer.from('RIFF')], []];
    const rests = fc.uint8Array({ maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom(...starts), rests, (start, rest) => {
        expect(() => pictureSize(new Uint8Array([...start, ...rest]))).not.toThrow();
      }),
    );
  });
});
