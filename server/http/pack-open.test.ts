import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brotliOptions } from './compress-page.ts';
import { leaveOpen } from './open-places.ts';
import { packOpen } from './pack-open.ts';

const nonce = 'bm9uY2VwbGFjZW5vbmNlcGxhY2U=';
const time = '2027-03-05T10:00:00Z';
const places = [nonce, time];
const values = ['c29tZXRoaW5nIGVsc2UgYWx0b2c=', '2031-12-24T18:30:59Z'];
/** Real words, so that the compressor finds much to point back at. */
const words = readFileSync(new URL('./pack-open.ts', import.meta.url), 'utf8');
/** More than a compressor holds before somebody takes it. */
const unlike = Array.from({ length: 20_000 }, (_, n) =>
  ((n * 2_654_435_761) % 4_294_967_291).toString(36),
).join('');
const page = `<style nonce="${nonce}">${words}</style><p>São €</p>${unlike}<script nonce="${nonce}">{"now":"${time}","again":"${time}"}</script>${words}`;
const filled = (text: string) =>
  places.reduce((left, place, n) => left.replaceAll(place, values[n] ?? ''), text);

describe('a text with open places', () => {
  it('is filled everywhere, and nowhere else', () => {
    expect(leaveOpen(page, places)(values).toString()).toBe(filled(page));
  });

  it('is the same text when it was compressed before it was filled', async () => {
    const packed = await packOpen(page, places);
    expect(brotliDecompressSync(packed?.(values) ?? '').toString()).toBe(filled(page));
  });

  it('is hardly larger than what would be compressed anew', async () => {
    const packed = (await packOpen(page, places))?.(values).length ?? Number.NaN;
    const anew = brotliCompressSync(filled(page), brotliOptions).length;
    expect(packed).toBeLessThan(anew + 400);
  });

  it('whatever it says and whatever is filled in', async () => {
    const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...places)));
    const letters = (place: string) =>
      fc.string({ minLength: place.length, maxLength: place.length, unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(text, letters(nonce), letters(time), async (parts, ...given) => {
        const whole = `<!doctype html>${parts.join('  ')}  `;
        const packed = await packOpen(whole, places);
        const plain = leaveOpen(whole, places)(given);
        expect(brotliDecompressSync(packed?.(given) ?? '').equals(plain)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is given up where two places touch', async () => {
    expect(await packOpen(`<p>${nonce}${time}`, places)).toBeNull();
  });
});
