import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const file = (bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'left.jpg');

it('makes the SHA-256 of exactly these bytes', async () => {
  expect(await readFile(file(jpeg))).toEqual({
    ok: true,
    digest: '474ebe266cd7f9ed28807fa3fdfe0c04cdb3cef9313cdda5c08b15910fcc8184',
  });
});

it('reads only what can have been sealed', async () => {
  expect(await readFile(file([0x25, 0x50, 0x44, 0x46]))).toEqual({
    ok: false,
    reason: 'notPicture',
  });
  const large = new File([new Uint8Array(20_000_001)], 'large.jpg');
  expect(await readFile(large)).toEqual({ ok: false, reason: 'tooBig' });
});
