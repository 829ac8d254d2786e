import { expect, test } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

const read = (...bytes: number[]) => readCsvFile(new Blob([new Uint8Array(bytes)]));

test('a file in another encoding, or larger than it may be, is told apart', async () => {
  expect(await readCsvFile(new Blob(['Plate,Marke\nAÄ,Škoda']))).toMatchObject({ ok: true });
  // "Ä" as Windows writes it, and UTF-16, which has a zero in every other byte.
  expect(await read(0x41, 0xc4, 0x0a)).toEqual({ ok: false, problem: 'encoding' });
  expect(await read(0x41, 0, 0x42, 0)).toEqual({ ok: false, problem: 'encoding' });
  const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
  expect(await readCsvFile(large)).toEqual({ ok: false, problem: 'tooLarge' });
});
